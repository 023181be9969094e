import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSettings } from '../on-each-database.ts'
import { findPostgres, startPostgres } from '../start-postgres.ts'

/** Proves the same on a new SQLite file and on a new database of PostgreSQL, where that is installed. */
export async function proveOnEachDatabase(
  prove: (name: string, settings: DatabaseSettings) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'millrun-prove-'))
  try {
    await prove('SQLite', { databaseUrl: undefined, dataDir })
    const programs = await findPostgres()
    if (programs === undefined) {
      print('PostgreSQL: left out, its programs are not installed.')
      return
    }
    const postgres = await startPostgres(programs)
    try {
      await prove('PostgreSQL', { databaseUrl: await postgres.newDatabase(), dataDir })
    } finally {
      await postgres.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true })
  }
}

/** Prints a line of what was proved. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

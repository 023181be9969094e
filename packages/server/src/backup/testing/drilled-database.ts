import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import type { DatabaseSettings } from '../../testing/on-each-database.ts'
import { createDatabase } from '../../testing/start-postgres.ts'
import { openArchivedPostgres } from './archived-postgres.ts'
import { openOffice } from './office.ts'

/** A database that is lost and comes back, by the documented commands alone. */
export interface DrilledDatabase {
  readonly settings: DatabaseSettings
  readonly backUp: () => Promise<void>
  /** Gives a moment to which can be restored: this one. */
  readonly mark: () => Promise<string>
  readonly lose: () => Promise<void>
  readonly restore: (moment: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** On PostgreSQL any moment can be restored. */
export async function drilledPostgres(programs: string): Promise<DrilledDatabase> {
  const postgres = await openArchivedPostgres(programs)
  await postgres.run('archive')
  const databaseUrl = await createDatabase(postgres.url)
  const dataDir = await mkdtemp(join(tmpdir(), 'millrun-drill-'))
  return {
    settings: { databaseUrl, dataDir },
    async backUp() {
      await postgres.run('base')
    },
    mark: async () => (await postgres.ask('select clock_timestamp()')).trim(),
    async lose() {
      // A minute goes by before the disaster, and the archive has what was written until then.
      const segment = await postgres.ask('select pg_walfile_name(pg_switch_wal())')
      await eventually(async () => expect(await postgres.run('watch')).toContain(segment.trim()))
      await postgres.lose()
    },
    async restore(moment) {
      await postgres.run('restore', { RESTORE_TO: moment })
    },
    async close() {
      await postgres.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** On SQLite what was copied last can be restored. */
export async function drilledSqlite(payPalOrigin: string): Promise<DrilledDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'millrun-drill-'))
  const settings = { databaseUrl: undefined, dataDir: join(folder, 'data') }
  const run = openOffice(settings, payPalOrigin)
  const copies: string[] = []
  const copy = async () => {
    const file = join(folder, `copy-${copies.length}`)
    copies.push(file)
    expect(await run('copy', { COPY: file })).toMatchObject({ code: 0 })
  }
  return {
    settings,
    backUp: copy,
    async mark() {
      await copy()
      return new Date().toISOString()
    },
    lose: () => rm(settings.dataDir, { recursive: true }),
    async restore() {
      expect(await run('put-back', { COPY: copies.at(-1) ?? '' })).toMatchObject({ code: 0 })
    },
    close: () => rm(folder, { recursive: true }),
  }
}

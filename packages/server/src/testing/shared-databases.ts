import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openOrderDatabase } from '../database/order-database.ts'
import type { SharedDatabases } from './on-each-database.ts'
import { QUICK_FOLDER } from './quick-folder.ts'
import {
  createDatabase,
  findPostgres,
  nameOf,
  startPostgres,
  type Postgres,
} from './start-postgres.ts'

/** No test cuts the power of this machine: databases are made and dropped without waiting for its disk. */
const SETTINGS = ['fsync=off']

let folder: string
let postgres: Postgres | undefined

/** Brings the databases up to date once for a whole run of tests, which takes longer than to copy them. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(QUICK_FOLDER, 'millrun-shared-'))
  await bringUpToDate({ databaseUrl: undefined, dataDir: folder })
  const programs = await findPostgres()
  postgres =
    programs === undefined
      ? undefined
      : await startPostgres(programs, 'shop', SETTINGS, QUICK_FOLDER)
  project.provide('sharedDatabases', { sqlite: folder, postgres: await toCopy(postgres?.url) })
}

/** Stops the server when the last test has ended. */
export async function teardown(): Promise<void> {
  await postgres?.stop()
  await rm(folder, { recursive: true })
}

async function toCopy(server: string | undefined): Promise<SharedDatabases['postgres']> {
  if (server === undefined) return undefined
  const databaseUrl = await createDatabase(server)
  await bringUpToDate({ databaseUrl, dataDir: folder })
  return { server, copied: nameOf(databaseUrl) }
}

async function bringUpToDate(settings: Parameters<typeof openOrderDatabase>[0]): Promise<void> {
  const database = await openOrderDatabase(settings)
  await database.destroy()
}

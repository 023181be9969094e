import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, vi } from 'vitest'
import type { Environment } from '../environment.ts'
import { findPostgres, startPostgres, type Postgres } from './start-postgres.ts'

export type DatabaseSettings = Pick<Environment, 'databaseUrl' | 'dataDir'>

/** Gives an empty database; what is opened on it must be closed by whoever opened it. */
export type NewDatabase = () => Promise<DatabaseSettings>

const START_TIMEOUT_MS = 60_000
const programs = await findPostgres()

// A new database takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

/** The same tests on SQLite and on a PostgreSQL server started for them, where there is one. */
export function onEachDatabase(tests: (newDatabase: NewDatabase) => void): void {
  describe('on SQLite', () => {
    const newFolder = foldersForTests()
    tests(async () => ({ databaseUrl: undefined, dataDir: await newFolder() }))
  })

  const missing = programs === undefined ? ' (left out: its programs are not installed)' : ''
  describe.skipIf(programs === undefined)(`on PostgreSQL${missing}`, () => {
    const newFolder = foldersForTests()
    let postgres: Postgres
    beforeAll(async () => {
      postgres = await startPostgres(programs ?? '')
    }, START_TIMEOUT_MS)
    afterAll(() => postgres.stop())
    tests(async () => ({
      databaseUrl: await postgres.newDatabase(),
      dataDir: await newFolder(),
    }))
  })
}

function foldersForTests(): () => Promise<string> {
  const folders: string[] = []
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))
  return async () => {
    const folder = await mkdtemp(join(tmpdir(), 'millrun-orders-'))
    folders.push(folder)
    return folder
  }
}

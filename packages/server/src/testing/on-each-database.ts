import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, inject } from 'vitest'
import { sqlitePath } from '../database/sqlite-file.ts'
import type { Environment } from '../environment.ts'
import { QUICK_FOLDER } from './quick-folder.ts'
import { createDatabase, dropDatabase } from './start-postgres.ts'

/** What the tests of a run share: databases without orders that are up to date, which each test copies. */
export interface SharedDatabases {
  /** A folder with the file that is copied. */
  readonly sqlite: string
  /** One server for all, and its database that is copied; undefined where its programs are not installed. */
  readonly postgres: { readonly server: string; readonly copied: string } | undefined
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly sharedDatabases: SharedDatabases
  }
}

export type DatabaseSettings = Pick<Environment, 'databaseUrl' | 'dataDir'>

/** Gives a new database; what is opened on it must be closed by whoever opened it. */
export type NewDatabase = () => Promise<DatabaseSettings>

type Tests = (newDatabase: NewDatabase, newEmptyDatabase: NewDatabase) => void

/** Who names a PostgreSQL wants to hear of that one: what SQLite does is known. */
const IS_ONE_NAMED = Boolean(process.env['POSTGRES_PATH'])

/**
 * The same tests on SQLite and on PostgreSQL, where it is installed; on the PostgreSQL that `POSTGRES_PATH` names
 * alone. Their databases hold no orders and are up to date; the empty ones have no tables yet.
 */
export function onEachDatabase(tests: Tests): void {
  if (!IS_ONE_NAMED) onSqlite(tests)
  onPostgres(tests)
}

function onSqlite(tests: Tests): void {
  const { sqlite } = inject('sharedDatabases')
  describe('on SQLite', () => {
    const newFolder = foldersForTests()
    const newEmptyDatabase = async () => ({ databaseUrl: undefined, dataDir: await newFolder() })
    tests(async () => {
      const settings = await newEmptyDatabase()
      await copyFile(sqlitePath(sqlite), sqlitePath(settings.dataDir))
      return settings
    }, newEmptyDatabase)
  })
}

/** Tests on PostgreSQL, where it is installed: of what only several servers, or several connections of one, can do to each other. */
export function onPostgres(tests: Tests): void {
  const { postgres } = inject('sharedDatabases')
  const missing = postgres === undefined ? ' (left out: its programs are not installed)' : ''
  describe.skipIf(postgres === undefined)(`on PostgreSQL${missing}`, () => {
    const newFolder = foldersForTests()
    const databases: string[] = []
    afterAll(() => Promise.all(databases.map(dropDatabase)))
    const copyOf = (copied?: string) => async () => {
      const databaseUrl = await createDatabase(postgres?.server ?? '', copied)
      databases.push(databaseUrl)
      return { databaseUrl, dataDir: await newFolder() }
    }
    tests(copyOf(postgres?.copied), copyOf())
  })
}

function foldersForTests(): () => Promise<string> {
  const folders: string[] = []
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))
  return async () => {
    const folder = await mkdtemp(join(QUICK_FOLDER, 'millrun-orders-'))
    folders.push(folder)
    return folder
  }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, inject } from 'vitest'
import type { Environment } from '../environment.ts'
import { createDatabase, dropDatabase } from './start-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of this run; undefined where its programs are not installed. */
    readonly sharedPostgres: string | undefined
  }
}

export type DatabaseSettings = Pick<Environment, 'databaseUrl' | 'dataDir'>

/** Gives an empty database; what is opened on it must be closed by whoever opened it. */
export type NewDatabase = () => Promise<DatabaseSettings>

/** The same tests on SQLite and on PostgreSQL, where it is installed. */
export function onEachDatabase(tests: (newDatabase: NewDatabase) => void): void {
  describe('on SQLite', () => {
    const newFolder = foldersForTests()
    tests(async () => ({ databaseUrl: undefined, dataDir: await newFolder() }))
  })

  const server = inject('sharedPostgres')
  const missing = server === undefined ? ' (left out: its programs are not installed)' : ''
  describe.skipIf(server === undefined)(`on PostgreSQL${missing}`, () => {
    const newFolder = foldersForTests()
    const databases: string[] = []
    afterAll(() => Promise.all(databases.map(dropDatabase)))
    tests(async () => {
      const databaseUrl = await createDatabase(server ?? '')
      databases.push(databaseUrl)
      return { databaseUrl, dataDir: await newFolder() }
    })
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

import type { DatabaseConnection, Dialect, Driver } from 'kysely'
import { type Work, workIn } from './work-written.ts'

/** Whom a database tells of work: open as long as the database is. */
export interface Announcer {
  readonly open: () => void
  readonly tell: (work: ReadonlySet<Work>) => void
  readonly close: () => Promise<void>
}

/** A database that tells of work as soon as it is committed, and of nothing that is taken back. */
export function announcing(dialect: Dialect, announcer: Announcer): Dialect {
  return {
    createDriver: () => announcingDriver(dialect.createDriver(), announcer),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (database) => dialect.createIntrospector(database),
    createAdapter: () => dialect.createAdapter(),
  }
}

function announcingDriver(driver: Driver, announcer: Announcer): Driver {
  const watched = new WeakSet<DatabaseConnection>()
  /** What was written in transactions that are open. */
  const open = new Map<DatabaseConnection, Set<Work>>()

  function note(connection: DatabaseConnection, work: Work): void {
    const written = open.get(connection)
    if (written === undefined) announcer.tell(new Set([work]))
    else written.add(work)
  }

  function watch(connection: DatabaseConnection): void {
    if (watched.has(connection)) return
    watched.add(connection)
    const ask: DatabaseConnection['executeQuery'] = connection.executeQuery.bind(connection)
    connection.executeQuery = async (query, options) => {
      const result = await ask<never>(query, options)
      const work = workIn(query, result)
      if (work !== undefined) note(connection, work)
      return result
    }
  }

  return {
    async init(options) {
      await driver.init(options)
      announcer.open()
    },
    async acquireConnection(options) {
      const connection = await driver.acquireConnection(options)
      watch(connection)
      return connection
    },
    async beginTransaction(connection, settings) {
      await driver.beginTransaction(connection, settings)
      open.set(connection, new Set())
    },
    async commitTransaction(connection) {
      await driver.commitTransaction(connection)
      const written = open.get(connection) ?? new Set()
      open.delete(connection)
      if (written.size > 0) announcer.tell(written)
    },
    async rollbackTransaction(connection) {
      open.delete(connection)
      await driver.rollbackTransaction(connection)
    },
    savepoint: async (...change) => driver.savepoint?.(...change),
    rollbackToSavepoint: async (...change) => driver.rollbackToSavepoint?.(...change),
    releaseSavepoint: async (...change) => driver.releaseSavepoint?.(...change),
    releaseConnection: (connection, options) => driver.releaseConnection(connection, options),
    async destroy(options) {
      await announcer.close()
      await driver.destroy(options)
    },
  }
}

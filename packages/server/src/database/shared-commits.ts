import { setTimeout as wait } from 'node:timers/promises'
import Sqlite, { type Database, type Statement } from 'better-sqlite3'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { DatabaseFault, nameFault, namingFaults } from './database-fault.ts'
import { takeTurns } from './take-turns.ts'

const BUSY_PATIENCE_MS = 10_000
const BUSY_PAUSE_MS = 5

/** Changes that are committed together. */
interface Group {
  readonly committed: Promise<void>
  readonly end: (error?: unknown) => void
}

/**
 * SQLite for Kysely, with commits that are shared: to write through to the disk takes as long for
 * twenty changes as for one. Each change is a savepoint; whoever made it, or read what it made, hears
 * nothing before the commit that carries it, and all hear when that fails.
 */
export function sharedCommits(file: Database): Dialect {
  return {
    createDriver: () => sharedDriver(file),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createAdapter: sharedAdapter,
  }
}

function sharedAdapter(): SqliteAdapter {
  return Object.defineProperties(new SqliteAdapter(), {
    // Kysely is not to let one wait for the end of the other: that is what they do together.
    supportsMultipleConnections: { value: true },
    // Changes of tables are taken back like any other, so a migration is made as a whole.
    supportsTransactionalDdl: { value: true },
  })
}

/** The change that is committed next, with all that have joined it. */
function sharedCommit(file: Database, takeTurn: () => Promise<() => void>) {
  let group: Group | undefined

  async function commit(): Promise<void> {
    const endTurn = await takeTurn()
    const ending = group
    group = undefined
    try {
      if (ending !== undefined && !file.inTransaction) throw gaveUp()
      if (ending !== undefined) file.exec('commit')
      ending?.end()
    } catch (error) {
      if (file.inTransaction) file.exec('rollback')
      ending?.end(nameFault(error))
    } finally {
      endTurn()
    }
  }

  return {
    commit,
    async join(): Promise<void> {
      if (group !== undefined && file.inTransaction) return
      group?.end(gaveUp())
      group = undefined
      await begin(file)
      group = newGroup()
      setImmediate(() => void commit())
    },
    async isCommitted(): Promise<void> {
      await group?.committed
    },
  }
}

function sharedDriver(file: Database): Driver {
  const prepare = rememberStatements(file)
  const plain = new SqliteDriver({ database: { prepare, close: () => file.close() } })
  const connected = plain.init().then(() => plain.acquireConnection())
  const takeTurn = takeTurns()
  /** Connections in the middle of a change, with what ends their turn. */
  const changing = new Map<DatabaseConnection, () => void>()
  const shared = sharedCommit(file, takeTurn)

  async function alone<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const endTurn = await takeTurn()
    let result: QueryResult<R>
    try {
      const only = await connected
      if (!prepare(query.sql).readonly) await shared.join()
      result = await only.executeQuery<R>(query)
    } finally {
      endTurn()
    }
    await shared.isCommitted()
    return result
  }

  function execute<R>(on: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<R>> {
    return namingFaults(async () =>
      changing.has(on) ? (await connected).executeQuery<R>(query) : alone<R>(query),
    )
  }

  function leave(connection: DatabaseConnection): void {
    changing.get(connection)?.()
    changing.delete(connection)
  }

  return {
    init: async () => undefined,
    acquireConnection: async () => lineOver(execute),
    releaseConnection: async () => undefined,
    async beginTransaction(connection) {
      const endTurn = await takeTurn()
      try {
        await shared.join()
        file.exec('savepoint change')
        changing.set(connection, endTurn)
      } catch (error) {
        endTurn()
        throw nameFault(error)
      }
    },
    async commitTransaction(connection) {
      file.exec('release change')
      leave(connection)
      await shared.isCommitted()
    },
    async rollbackTransaction(connection) {
      if (changing.has(connection) && file.inTransaction)
        file.exec('rollback to change; release change')
      leave(connection)
    },
    async destroy() {
      await shared.commit()
      await plain.destroy()
    },
  }
}

function lineOver(
  execute: <R>(on: DatabaseConnection, query: CompiledQuery) => Promise<QueryResult<R>>,
): DatabaseConnection {
  return {
    executeQuery<R>(query: CompiledQuery) {
      return execute<R>(this, query)
    },
    streamQuery() {
      throw new Error('Nothing is streamed from SQLite.')
    },
  }
}

/** Waits its turn while another process writes, without holding up everything else here. */
async function begin(file: Database): Promise<void> {
  const giveUpAt = performance.now() + BUSY_PATIENCE_MS
  for (;;) {
    try {
      file.exec('begin immediate')
      return
    } catch (error) {
      if (!isBusy(error) || performance.now() > giveUpAt) throw error
    }
    await wait(BUSY_PAUSE_MS)
  }
}

/** On a full disk SQLite gives up a transaction by itself. */
function gaveUp(): DatabaseFault {
  return new DatabaseFault('away', { cause: new Error('The database gave up a transaction.') })
}

function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')
}

function newGroup(): Group {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  // Perhaps nobody waits for it, when its only change was taken back.
  promise.catch(() => undefined)
  return { committed: promise, end: (error) => (error === undefined ? resolve() : reject(error)) }
}

/** Each text of a query is prepared once; there are only as many as the code has queries. */
function rememberStatements(file: Database): (query: string) => Statement {
  const statements = new Map<string, Statement>()
  return function prepare(query) {
    const statement = statements.get(query) ?? file.prepare(query)
    statements.set(query, statement)
    return statement
  }
}

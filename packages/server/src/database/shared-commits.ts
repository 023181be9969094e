import { setTimeout as wait } from 'node:timers/promises'
import Sqlite, { type Database, type Statement } from 'better-sqlite3'
import {
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
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

function sharedDriver(file: Database): Driver {
  const prepare = rememberStatements(file)
  const plain = new SqliteDriver({ database: { prepare, close: () => file.close() } })
  const connected = plain.init().then(() => plain.acquireConnection())
  const takeTurn = takeTurns()
  /** Connections in the middle of a change, with what ends their turn. */
  const changing = new Map<DatabaseConnection, () => void>()
  let group: Group | undefined

  async function join(): Promise<void> {
    if (group !== undefined && file.inTransaction) return
    group?.end(gaveUp())
    group = undefined
    await begin(file)
    group = newGroup()
    setImmediate(() => void commit())
  }

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

  async function run<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const only = await connected
    if (!prepare(query.sql).readonly) await join()
    return only.executeQuery<R>(query)
  }

  async function alone<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const endTurn = await takeTurn()
    let result: QueryResult<R>
    try {
      result = await run<R>(query)
    } finally {
      endTurn()
    }
    await group?.committed
    return result
  }

  function connect(): DatabaseConnection {
    const connection: DatabaseConnection = {
      executeQuery: <R>(query: CompiledQuery) =>
        namingFaults(async () =>
          changing.has(connection) ? (await connected).executeQuery<R>(query) : alone<R>(query),
        ),
      streamQuery() {
        throw new Error('Nothing is streamed from SQLite.')
      },
    }
    return connection
  }

  function leave(connection: DatabaseConnection): void {
    changing.get(connection)?.()
    changing.delete(connection)
  }

  return {
    init: async () => undefined,
    acquireConnection: async () => connect(),
    releaseConnection: async () => undefined,
    async beginTransaction(connection) {
      const endTurn = await takeTurn()
      try {
        await join()
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
      await group?.committed
    },
    async rollbackTransaction(connection) {
      if (changing.has(connection) && file.inTransaction) {
        file.exec('rollback to change')
        file.exec('release change')
      }
      leave(connection)
    },
    async destroy() {
      await commit()
      await plain.destroy()
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

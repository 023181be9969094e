import { PostgresDialect, type PostgresPool } from 'kysely'
import { Pool, TypeOverrides, types as pgTypes, type PoolClient, type PoolConfig } from 'pg'
import { DatabaseFault, nameFault, namingFaults } from './database-fault.ts'

const CONNECTIONS = 10
/** Whoever waits longer for a connection is told that there is none. */
const CONNECT_PATIENCE_MS = 5000

/** What the shop asks takes less time than to translate it to machine code, or to call other processes for help. */
const AT_ONCE = '-c jit=off -c max_parallel_workers_per_gather=0'

/** PostgreSQL for Kysely; trouble of the server's is thrown as a `DatabaseFault`. */
export function postgres(connectionString: string, limits: PoolConfig = {}): PostgresDialect {
  // bigint comes as text from this driver; cents are far below what a number holds exactly.
  const types = new TypeOverrides()
  types.setTypeParser(pgTypes.builtins.INT8, Number)
  const pool = new Pool({
    connectionString,
    types,
    options: AT_ONCE,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_PATIENCE_MS,
    keepAlive: true,
    ...limits,
  })
  pool.on('error', ignoreBreak)
  pool.on('connect', (connection) => connection.on('error', ignoreBreak))
  return new PostgresDialect({ pool: carefulPool(pool) })
}

/**
 * For connections that break, idle or in use: whoever asks something hears of it from the answer.
 * Without a listener the process would end.
 */
function ignoreBreak(): void {}

/**
 * After trouble on one connection none of those that were open then is used again: one that fell silent
 * would be waited for once more, and one to a server that is no longer the first stays with it.
 */
function carefulPool(pool: Pool): PostgresPool {
  let troubles = 0
  const troublesBefore = new WeakMap<PoolClient, number>()
  const isStale = (client: PoolClient) => troublesBefore.get(client) !== troubles

  pool.on('connect', (client) => {
    troublesBefore.set(client, troubles)
    const ask = client.query.bind(client)
    let fault: DatabaseFault | undefined
    async function query(text: string, values: unknown[]): Promise<unknown> {
      // What was asked before may still be under way, and would be waited for.
      if (fault !== undefined) throw fault
      try {
        return await ask(text, values)
      } catch (error) {
        const named = nameFault(error)
        // Who lost against another one has a connection that is as good as before.
        if (named instanceof DatabaseFault && named.trouble !== 'lost') {
          fault = named
          troubles += 1
        }
        throw named
      }
    }
    Object.defineProperty(client, 'query', { value: query })
  })

  async function connect(): Promise<PoolClient> {
    const client = await namingFaults(() => pool.connect())
    const release = client.release.bind(client)
    if (isStale(client)) {
      release(true)
      return connect()
    }
    client.release = (destroy) => release(destroy === true || isStale(client))
    return client
  }

  return { options: pool.options, end: () => pool.end(), connect }
}

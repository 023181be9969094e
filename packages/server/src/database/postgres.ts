import { PostgresDialect, type PostgresPool } from 'kysely'
import { Pool, TypeOverrides, types as pgTypes, type PoolClient, type PoolConfig } from 'pg'
import { DatabaseFault, nameFault, namingFaults } from './database-fault.ts'

const CONNECTIONS = 10
/** Whoever waits longer for a connection is told that there is none. */
const CONNECT_PATIENCE_MS = 5000

/** PostgreSQL for Kysely; trouble of the server's is thrown as a `DatabaseFault`. */
export function postgres(connectionString: string, limits: PoolConfig = {}): PostgresDialect {
  // bigint comes as text from this driver; cents are far below what a number holds exactly.
  const types = new TypeOverrides()
  types.setTypeParser(pgTypes.builtins.INT8, Number)
  const pool = new Pool({
    connectionString,
    types,
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
 * A connection that was in trouble is not used again: what was asked on it may still be under way,
 * and would be waited for before anything else.
 */
function carefulPool(pool: Pool): PostgresPool {
  const faults = new WeakMap<PoolClient, DatabaseFault>()
  pool.on('connect', (client) => {
    const ask = client.query.bind(client)
    async function query(text: string, values: unknown[]): Promise<unknown> {
      const before = faults.get(client)
      if (before !== undefined) throw before
      try {
        return await ask(text, values)
      } catch (error) {
        const named = nameFault(error)
        if (named instanceof DatabaseFault) faults.set(client, named)
        throw named
      }
    }
    Object.defineProperty(client, 'query', { value: query })
  })
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await namingFaults(() => pool.connect())
      const release = client.release.bind(client)
      client.release = (destroy) => release(destroy === true || faults.has(client))
      return client
    },
  }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { findPostgres, type Postgres, startPostgres } from '../start-postgres.ts'
import { loadOrders } from './load-orders.ts'
import { openBench } from './open-bench.ts'

// Prints how fast one, three and six servers on one PostgreSQL take orders, and what an order asks of it.

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '2000' },
    buyers: { type: 'string', default: '50' },
  },
})
const SERVERS = [1, 3, 6]
/** Counts what is asked. */
const COUNTER = 'pg_stat_statements'

const programs = await findPostgres()
if (programs === undefined) {
  process.stdout.write('Several servers: left out, the programs of PostgreSQL are not installed.\n')
} else {
  const postgres = await startPostgres(programs, 'shop', [`shared_preload_libraries=${COUNTER}`])
  try {
    let alone: number | undefined
    for (const servers of SERVERS) {
      const { perSecond, statements } = await measure(postgres, servers)
      alone ??= perSecond
      process.stdout.write(
        `${servers} servers: ${perSecond.toFixed(0)} orders a second, ${(perSecond / alone).toFixed(2)} times those of one; ${statements.toFixed(1)} statements an order\n`,
      )
    }
  } finally {
    await postgres.stop()
  }
}

async function measure(postgres: Postgres, servers: number) {
  const databaseUrl = await postgres.newDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'millrun-bench-'))
  const bench = await openBench({ databaseUrl, dataDir }, servers)
  const counter = new Client(databaseUrl)
  await counter.connect()
  try {
    await counter.query(`create extension ${COUNTER}`)
    const orders = Number(values.orders)
    const load = await loadOrders(bench, { orders, buyers: Number(values.buyers) })
    const counted = await counter.query<{ statements: number; orders: number }>(`
      select (select count(*) from orders)::int as orders, sum(calls)::int as statements
      from ${COUNTER} where dbid = (select oid from pg_database where datname = current_database())`)
    const [row = { statements: Number.NaN, orders }] = counted.rows
    return { perSecond: load.perSecond, statements: row.statements / row.orders }
  } finally {
    await counter.end()
    await bench.close()
    await rm(dataDir, { recursive: true })
  }
}

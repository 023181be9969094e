import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { DatabaseSettings } from '../on-each-database.ts'
import { findPostgres, startPostgres } from '../start-postgres.ts'
import { postgresCommits, sqliteCommits, type CommitRate } from './commit-rate.ts'
import { loadOrders, type OrderLoad } from './load-orders.ts'
import { openBench } from './open-bench.ts'

// Prints how fast the shop takes orders, and what they cost, on each database.

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '10000' },
    buyers: { type: 'string', default: '50' },
  },
})
const orders = Number(values.orders)
const buyers = Number(values.buyers)

await onSqlite()
await onPostgres()

async function onSqlite(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'millrun-bench-'))
  try {
    const commits = sqliteCommits(dataDir)
    print('SQLite', commits, await measure({ databaseUrl: undefined, dataDir }), {
      isInProcess: true,
    })
  } finally {
    await rm(dataDir, { recursive: true })
  }
}

async function onPostgres(): Promise<void> {
  const programs = await findPostgres()
  if (programs === undefined) {
    process.stdout.write('Orders with PostgreSQL: left out, its programs are not installed.\n')
    return
  }
  const postgres = await startPostgres(programs)
  const dataDir = await mkdtemp(join(tmpdir(), 'millrun-bench-'))
  try {
    const commits = await postgresCommits(await postgres.newDatabase())
    const databaseUrl = await postgres.newDatabase()
    print('PostgreSQL', commits, await measure({ databaseUrl, dataDir }), { isInProcess: false })
  } finally {
    await rm(dataDir, { recursive: true })
    await postgres.stop()
  }
}

async function measure(settings: DatabaseSettings): Promise<OrderLoad> {
  const bench = await openBench(settings)
  try {
    return await loadOrders(bench, { orders, buyers })
  } finally {
    await bench.close()
  }
}

interface Place {
  /** The database's own work is done by the shop's process. */
  readonly isInProcess: boolean
}

function print(title: string, rate: CommitRate, load: OrderLoad, { isInProcess }: Place): void {
  const { commitsPerOrder } = load
  const ownCpuMs = load.cpuMs - (isInProcess ? commitsPerOrder * rate.cpuMs : 0)
  const memory = load.memoryMb.map(({ after, mb }) => `${mb.toFixed(0)} MB after ${after}`)
  const lines = [
    `Orders with ${title}, ${buyers} buyers at once: created, captured, mails written`,
    `  ${load.perSecond.toFixed(0)} orders per second, stand-in and buyers included`,
    `  the database alone: ${rate.perSecond.toFixed(0)} commits per second; an order is ${commitsPerOrder.toFixed(1)} changes`,
    `  create and capture: p50 ${load.p50Ms.toFixed(0)} ms, p99 ${load.p99Ms.toFixed(0)} ms`,
    `  CPU of the server: ${load.cpuMs.toFixed(2)} ms an order, ${ownCpuMs.toFixed(2)} ms without the commits`,
    `  memory: ${memory.join(', ')}`,
  ]
  process.stdout.write(`\n${lines.join('\n')}\n`)
}

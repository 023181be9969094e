import { countOrders, findOrders } from '../../desk/orders/find-orders.ts'
import { listOrders } from '../../desk/orders/list-orders.ts'
import { sql } from 'kysely'
import { openOrderDatabase } from '../../database/order-database.ts'
import { chanceFrom } from '../campaign/chance.ts'
import type { DatabaseSettings } from '../on-each-database.ts'
import { better } from './better.ts'
import { enterManyOrders } from './many-orders.ts'
import { print, proveOnEachDatabase } from './prove-on-each-database.ts'
import { proveShopFigures } from './prove-shop-figures.ts'
import { SIZES } from './prove-sizes.ts'
import { randomQuery } from './random-queries.ts'

const PAGE = 50

/** Prints how long the desk waits for orders among very many, on each database. */
export async function proveFindingOrders(): Promise<void> {
  await proveOnEachDatabase(prove)
}

async function prove(name: string, settings: DatabaseSettings): Promise<void> {
  const database = await openOrderDatabase(settings)
  try {
    const begin = performance.now()
    const orders = await enterManyOrders(database, SIZES.orders)
    await sql.raw(name === 'SQLite' ? 'analyze' : 'vacuum analyze').execute(database)
    print(`${name}: ${SIZES.orders} orders entered in ${seconds(begin)} s`)
    await proveShopFigures(database)
    const chance = chanceFrom(SIZES.seed)
    const queries = Array.from({ length: SIZES.queries }, () => randomQuery(chance, orders))
    const first = await better(async () => {
      const found = await findOrders(database, {}, { limit: PAGE + 1 })
      await listOrders(
        database,
        found.map(({ orderId }) => orderId),
      )
    })
    const waits: { readonly ms: number; readonly query: string }[] = []
    for (const query of queries) {
      const find = await better(() => findOrders(database, query, { limit: PAGE + 1 }))
      const count = await better(() => countOrders(database, query))
      waits.push({ ms: find, query: `list ${JSON.stringify(query)}` })
      waits.push({ ms: count, query: `count ${JSON.stringify(query)}` })
    }
    const slowest = waits.toSorted((a, b) => b.ms - a.ms)
    const at = (share: number) => slowest[Math.floor(slowest.length * share)]?.ms.toFixed(1)
    print(`  first page with its lines ${first.toFixed(1)} ms`)
    print(
      `  ${SIZES.queries} queries: p50 ${at(0.5)} ms, p95 ${at(0.05)} ms, p99 ${at(0.01)} ms, most ${at(0)} ms`,
    )
    for (const { ms, query } of slowest.slice(0, 12)) print(`    ${ms.toFixed(1)} ms ${query}`)
  } finally {
    await database.destroy()
  }
}

function seconds(begin: number): string {
  return ((performance.now() - begin) / 1000).toFixed(1)
}

import type { OrderDatabase } from '../../database/order-database.ts'
import { SHOP_QUESTIONS } from '../../metrics/shop-figures.ts'
import { print } from './prove-on-each-database.ts'
import { better } from './better.ts'

/** Prints how long each question takes that /metrics asks, among the orders that are there. */
export async function proveShopFigures(database: OrderDatabase): Promise<void> {
  const now = new Date()
  for (const ask of SHOP_QUESTIONS) {
    const ms = await better(() => ask(database, now))
    print(`  figures for /metrics, ${ask.name}: ${ms.toFixed(1)} ms`)
  }
}

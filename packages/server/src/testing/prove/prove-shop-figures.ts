import { sql } from 'kysely'
import type { OrderDatabase } from '../../database/order-database.ts'
import { SHOP_QUESTIONS } from '../../metrics/shop-figures.ts'
import { print } from './prove-on-each-database.ts'
import { better } from './better.ts'

/** Prints how long each question takes that /metrics asks, among the orders that are there and a mail and an event of each. */
export async function proveShopFigures(database: OrderDatabase): Promise<void> {
  await sql`
    insert into mails (id, order_id, kind, copy, created_at, tries, next_try_at, sent_at)
    select id, id, 'confirmation', 1, created_at, 1, null, created_at from orders`.execute(database)
  await sql`
    insert into webhook_events (id, type, received_at, tries, next_try_at)
    select id, 'PAYMENT.CAPTURE.COMPLETED', created_at, 1, null from orders`.execute(database)
  const now = new Date()
  for (const ask of SHOP_QUESTIONS) {
    const ms = await better(() => ask(database, now))
    print(`  figures for /metrics, ${ask.name}: ${ms.toFixed(1)} ms`)
  }
}

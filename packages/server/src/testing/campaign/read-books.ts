import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { openOrderDatabase, type OrderDatabase } from '../../database/order-database.ts'
import { openBooks } from '../../open-books.ts'
import { listOrders } from '../../orders/find-order.ts'
import type { Order } from '../../orders/order.ts'
import { refundStore } from '../../refunds/refund-store.ts'
import { orderJson } from '../../orders/order-listing.ts'
import type { DatabaseSettings } from '../on-each-database.ts'
import type { BookedOrder, LedgerCapture } from './prove.ts'

const Money = z.object({ value: z.string() })

const WireLedger = z.object({
  refunds: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      amount: Money,
      links: z.array(z.object({ rel: z.string(), href: z.string() })),
    }),
  ),
  orders: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      purchase_units: z.array(
        z.object({
          payments: z.optional(
            z.object({
              captures: z.array(
                z.object({
                  id: z.string(),
                  status: z.string(),
                  amount: Money,
                }),
              ),
            }),
          ),
        }),
      ),
    }),
  ),
})

const Pieces = z.array(z.object({ number: z.number(), quantity: z.number() }))

const Booked = z.object({
  orderNumber: z.string(),
  status: z.string(),
  paypalOrderId: z.nullable(z.string()),
  captureId: z.nullable(z.string()),
  total: z.string(),
  hold: z.nullable(z.string()),
  refundedCents: z.number(),
  accepted: z.nullable(z.string()),
  taxCents: z.number(),
  lines: Pieces,
  refunds: z.array(
    z.object({
      number: z.number(),
      status: z.string(),
      taxCents: z.number(),
      lines: Pieces,
    }),
  ),
})

/** The shop's books, as the business reads them. */
export async function bookedOrders(settings: DatabaseSettings): Promise<readonly BookedOrder[]> {
  const database = await openOrderDatabase(settings)
  try {
    const orders = await listOrders(openBooks(database))
    const booked: BookedOrder[] = []
    for (const order of orders) booked.push(await bookedOrder(database, order))
    return booked
  } finally {
    await database.destroy()
  }
}

/** How many of PayPal's events the shop has still to look into. */
export async function countWaitingEvents(settings: DatabaseSettings): Promise<number> {
  const database = await openOrderDatabase(settings)
  try {
    const { count } = await database
      .selectFrom('webhook_events')
      .select((is) => is.fn.countAll<number | string>().as('count'))
      .where('next_try_at', 'is not', null)
      .executeTakeFirstOrThrow()
    return Number(count)
  } finally {
    await database.destroy()
  }
}

async function bookedOrder(database: OrderDatabase, order: Order): Promise<BookedOrder> {
  const { hold = null, refundedCents, accepted = null, totals, lines } = order
  const refunds = await refundStore(database).list(order.id)
  return Booked.parse({
    ...JSON.parse(orderJson(order)),
    hold,
    refundedCents,
    accepted,
    taxCents: totals.taxCents,
    lines: lines.map(({ quantity }, index) => ({ number: index + 1, quantity })),
    refunds: refunds.map((refund) => ({ ...refund, taxCents: refund.taxCents ?? 0 })),
  })
}

/** PayPal's books. */
export interface Ledger {
  readonly captures: readonly LedgerCapture[]
  /** Orders that their buyers have approved, and whose money nobody took. */
  readonly approved: readonly string[]
  readonly refunds: readonly { readonly id: string; readonly status: string }[]
}

export async function readLedger(payPal: string): Promise<Ledger> {
  const response = await fetch(`${payPal}/stand-in/ledger`)
  const { orders, refunds } = WireLedger.parse(await response.json())
  const refundedOf = (captureId: string) =>
    refunds
      .filter(({ status }) => status === 'COMPLETED' || status === 'PENDING')
      .filter(({ links }) => links.some(({ href }) => href.endsWith(`/captures/${captureId}`)))
      .reduce((sum, { amount }) => sum + Math.round(Number(amount.value) * 100), 0)
  const captures = orders.flatMap(({ id: payPalOrderId, purchase_units: units }) =>
    units.flatMap(({ payments }) =>
      (payments?.captures ?? []).map(({ id, status, amount }) => ({
        payPalOrderId,
        id,
        status,
        value: amount.value,
        refundedCents: refundedOf(id),
      })),
    ),
  )
  const approved = orders.filter(({ status }) => status === 'APPROVED').map(({ id }) => id)
  return { captures, approved, refunds }
}

const WirePending = z.object({ refunds: z.array(z.string()) })

/** The refunds that PayPal has begun and not ended. */
export async function pendingRefunds(payPal: string): Promise<readonly string[]> {
  const response = await fetch(`${payPal}/stand-in/pending-refunds`)
  return WirePending.parse(await response.json()).refunds
}

const WireCaptures = z.object({
  captures: z.array(z.object({ id: z.string(), orderId: z.string() })),
})

/** The latest captures in this status; the whole ledger of a long campaign is too much to read often. */
export async function latestCaptures(payPal: string, status: string) {
  const response = await fetch(`${payPal}/stand-in/latest-captures?status=${status}`)
  return WireCaptures.parse(await response.json()).captures
}

/** The mails in the outbox, with the order number that each of them names itself. */
export async function mailNames(dataDir: string): Promise<readonly string[]> {
  const folder = join(dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const mails = names.filter((name) => name.endsWith('.eml'))
  for (const name of mails) {
    const number = name.slice(0, 'MR-12345678'.length)
    const mail = await readFile(join(folder, name), 'utf8')
    if (!mail.includes(number)) throw new Error(`${name} is about another order.`)
  }
  return mails
}

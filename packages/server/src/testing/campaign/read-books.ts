import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { openOrderDatabase } from '../../orders/order-database.ts'
import { orderJson } from '../../orders/order-listing.ts'
import { orderStore } from '../../orders/order-store.ts'
import type { DatabaseSettings } from '../on-each-database.ts'
import type { BookedOrder, LedgerCapture } from './prove.ts'

const Ledger = z.object({
  orders: z.array(
    z.object({
      id: z.string(),
      purchase_units: z.array(
        z.object({
          payments: z.optional(
            z.object({
              captures: z.array(
                z.object({
                  id: z.string(),
                  status: z.string(),
                  amount: z.object({ value: z.string() }),
                }),
              ),
            }),
          ),
        }),
      ),
    }),
  ),
})

const Booked = z.object({
  orderNumber: z.string(),
  status: z.string(),
  paypalOrderId: z.nullable(z.string()),
  captureId: z.nullable(z.string()),
  total: z.string(),
})

/** The shop's books, as the business reads them. */
export async function bookedOrders(settings: DatabaseSettings): Promise<readonly BookedOrder[]> {
  const database = await openOrderDatabase(settings)
  try {
    const orders = await orderStore(database).list()
    return orders.map((order) => Booked.parse(JSON.parse(orderJson(order))))
  } finally {
    await database.destroy()
  }
}

/** PayPal's books. */
export async function ledgerCaptures(payPal: string): Promise<readonly LedgerCapture[]> {
  const response = await fetch(`${payPal}/stand-in/ledger`)
  const { orders } = Ledger.parse(await response.json())
  return orders.flatMap(({ id: payPalOrderId, purchase_units: units }) =>
    units.flatMap(({ payments }) =>
      (payments?.captures ?? []).map(({ id, status, amount }) => ({
        payPalOrderId,
        id,
        status,
        value: amount.value,
      })),
    ),
  )
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

import { randomUUID } from 'node:crypto'
import { FULFILMENTS } from '@millrun/commerce/desk/fulfilment'
import { inTransaction } from '../../database/in-transaction.ts'
import type { OrderDatabase } from '../../database/order-database.ts'
import type { OrderTables } from '../../database/order-tables.ts'
import { newOrderRow, type OrderRow } from '../../orders/order-row.ts'
import type { FrozenLine } from '../../orders/order.ts'
import type { Transaction } from 'kysely'
import { enterLines } from '../../orders/memory/order-lines.ts'
import { type Chance, chanceFrom } from '../campaign/chance.ts'
import { SAMPLE_CUSTOMER } from '../sample-order.ts'

const FIRST = ['Ada', 'Bob', 'Cleo', 'Dmitri', 'Élise', 'Farid', 'Grace', 'Hugo', 'Ines', 'Jun']
const LAST = ['Turner', 'Hill', 'Nguyen', 'Okafor', 'Ruiz', 'Schmidt', 'Tanaka', 'O’Neil', 'Weiss']
const STATES = ['NJ', 'NY', 'PA', 'CT', 'MA', 'OH', 'TX', 'CA', 'FL', 'AK'] as const
const ITEMS = ['M-399', 'C-2005', 'C-6010', 'M-400', 'C-5141'] as const

const NO_CARTONS = JSON.stringify({ reasons: [], cartons: [], weightLb: 0 })

const BATCH = 400
const HOUR_MS = 3_600_000
const FIRST_DAY = Date.parse('2025-01-01T05:00:00.000Z')

/** Fills a database with orders of all kinds, an hour after each other; the same seed makes the same ones. */
export async function enterManyOrders(
  database: OrderDatabase,
  count: number,
  seed = 7,
): Promise<readonly OrderRow[]> {
  const chance = chanceFrom(seed)
  const all: OrderRow[] = []
  for (let from = 0; from < count; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) =>
      someOrder(chance, from + index),
    )
    await inTransaction(database, (transaction) => enter(transaction, batch))
    all.push(...batch.map(({ row }) => row))
  }
  return all
}

async function enter(transaction: Transaction<OrderTables>, batch: readonly ManyOrder[]) {
  // Two hundred lines of an order's columns are as many values as SQLite takes at once.
  for (let part = 0; part < batch.length; part += BATCH / 4) {
    const rows = batch.slice(part, part + BATCH / 4).map(({ row }) => row)
    await transaction.insertInto('orders').values(rows).execute()
  }
  for (const { row, lines } of batch) await enterLines(transaction, row.id, lines)
}

interface ManyOrder {
  readonly row: OrderRow
  readonly lines: readonly FrozenLine[]
}

function someOrder(chance: Chance, number: number): ManyOrder {
  const customer = someCustomer(chance, number)
  const lines = someLines(chance)
  const subtotalCents = lines.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, 0)
  const taxCents = Math.round(subtotalCents * 0.08)
  const at = new Date(FIRST_DAY + number * HOUR_MS)
  const content = {
    lines,
    customer,
    isPickup: chance.in(0.1),
    totals: {
      subtotalCents,
      shippingCents: 1500,
      taxCents,
      totalCents: subtotalCents + taxCents + 1500,
    },
    references: {
      poNumber: chance.in(0.3) ? `PO-${chance.whole(1000, 99_999)}` : '',
      jobName: chance.in(0.2) ? `${one(chance, LAST)} Street ${chance.whole(1, 400)}` : '',
      invoiceEmail: '',
    },
  }
  const row: OrderRow = {
    ...newOrderRow(content, at),
    status: chance.pick([
      [80, 'paid'],
      [8, 'created'],
      [5, 'refunded'],
      [4, 'declined'],
      [2, 'payment_pending'],
      [1, 'needs_review'],
    ]),
    fulfilment: one(chance, FULFILMENTS),
    mode: chance.pick([
      [70, 'parcel'],
      [20, 'freight'],
      [10, 'letter'],
    ]),
    delivery: NO_CARTONS,
    paypal_order_id: randomUUID(),
    capture_id: randomUUID().slice(0, 13).toUpperCase(),
    captured_cents: content.totals.totalCents,
    next_check_at: null,
  }
  return { row, lines }
}

function someCustomer(chance: Chance, number: number) {
  const [firstName, lastName] = [one(chance, FIRST), one(chance, LAST)]
  return {
    ...SAMPLE_CUSTOMER,
    firstName,
    lastName,
    email: `buyer${number % 90_000}@example.com`,
    phone: `(609) 555-${String(number % 10_000).padStart(4, '0')}`,
    state: one(chance, STATES),
    zipCode: String(chance.whole(10_000, 99_999)),
  }
}

function someLines(chance: Chance): readonly FrozenLine[] {
  return Array.from({ length: chance.whole(1, 4) }, () => {
    const item = one(chance, ITEMS)
    return {
      id: item.toLowerCase(),
      item,
      title: `Part ${item}`,
      unitPriceCents: chance.whole(500, 20_000),
      quantity: chance.whole(1, 60),
    }
  })
}

function one<T>(chance: Chance, choices: readonly T[]): T {
  return chance.pick(choices.map((choice) => [1, choice] as const))
}

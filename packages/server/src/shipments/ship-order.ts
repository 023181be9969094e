import type { Transaction } from 'kysely'
import { inTransaction } from '../database/in-transaction.ts'
import type { OrderTables } from '../database/order-tables.ts'
import type { Actor } from '../desk/staff-actions.ts'
import { holdRow } from '../orders/note-order.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import type { Order } from '../orders/order.ts'
import { done, fail, type Outcome } from '../outcome.ts'
import { keepShipment } from './keep-shipment.ts'
import { type AskedPieces, takePieces } from './left-lines.ts'
import { leftOf } from './left-of.ts'
import { listShipments } from './list-shipments.ts'
import { countPieces, sentBy, tooMany, wayOf } from './shipment-words.ts'
import { unsendable } from './unsendable.ts'

/** What somebody sends. */
export interface NewShipment {
  /** Undefined for all that is left. */
  readonly lines?: readonly AskedPieces[] | undefined
  readonly carrier: string
  readonly tracking: string
  /** How many shipments whoever sends it knows of; whoever was faster is told of instead. */
  readonly seen?: number | undefined
}

/**
 * Writes down, once, that pieces of an order have left the warehouse or were picked up, has its buyer written to, and
 * PayPal told where there is a number to ask under. The payment is not touched.
 */
export function shipOrder(
  { database, now }: OrderBooks,
  order: Order,
  shipment: NewShipment,
  actor: Actor,
): Promise<Outcome> {
  return inTransaction(database, (transaction) =>
    shipIn(transaction, { order, shipment, actor, at: now() }),
  )
}

interface Shipping {
  readonly order: Order
  readonly shipment: NewShipment
  readonly actor: Actor
  readonly at: Date
}

/** The same, with more that is done in the same transaction. */
export async function shipIn(
  transaction: Transaction<OrderTables>,
  { order, shipment, actor, at }: Shipping,
): Promise<Outcome> {
  const { orderNumber } = order
  const row = await holdRow(transaction, order.id)
  if (row.shipped_at !== null && shipment.lines === undefined) {
    return done(`Order ${orderNumber} was ${wayOf(order)} before.`)
  }
  const refusal = await unsendable(transaction, { ...row, orderNumber })
  if (refusal !== undefined) return fail(refusal)
  const before = await listShipments(transaction, order)
  const newer = before[shipment.seen ?? before.length]
  if (newer !== undefined) return fail(`${sentBy(order, newer)} Please look at what is left.`)
  const { fulfilment } = row
  const left = (await leftOf(transaction, [{ ...order, fulfilment }])).get(order.id) ?? []
  const asked = shipment.lines ?? left.map((one) => ({ id: one.line.id, quantity: one.left }))
  const result = takePieces(left, asked)
  if (!result.ok) return fail(tooMany(order, result, before))
  const { taken } = result
  if (taken.length === 0) return fail(`Order ${orderNumber} has nothing to be sent.`)
  const rest = left.reduce((total, one) => total + one.left, 0) - countPieces(taken)
  const { carrier, tracking } = shipment
  const number = before.length + 1
  const by = { carrier, tracking, actor, at }
  await keepShipment(transaction, { order, row, number, taken, isLast: rest === 0, ...by })
  return done(sentence(order, countPieces(taken), rest))
}

function sentence(order: Order, pieces: number, rest: number): string {
  const { orderNumber, lines } = order
  if (rest === 0) return `Order ${orderNumber} is ${wayOf(order)}.`
  const sent = `${pieces} of ${countPieces(lines)} pieces`
  return `Part of order ${orderNumber} is ${wayOf(order)}: ${sent}, ${rest} still to come.`
}

import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { OrderTables } from '../database/order-tables.ts'
import { type Actor, COMMAND_LINE, keepAction } from '../desk/staff-actions.ts'
import { putMail } from '../mail/mail-outbox.ts'
import { noteOrder } from '../orders/note-order.ts'
import type { OrderRow } from '../orders/order-row.ts'
import type { Order } from '../orders/order.ts'
import type { TakenPieces } from './left-lines.ts'
import { linesOf, piecesText, wayOf } from './shipment-words.ts'

/** A shipment that is judged, and is to be written down. */
export interface JudgedShipment {
  readonly order: Order
  readonly row: OrderRow
  readonly number: number
  readonly taken: readonly TakenPieces[]
  /** Nothing is left to be sent after it. */
  readonly isLast: boolean
  readonly carrier: string
  readonly tracking: string
  readonly actor: Actor
  readonly at: Date
}

/** Writes a shipment down with the order's history, puts the mail to its buyer into the outbox, and keeps who did it. */
export async function keepShipment(
  transaction: Transaction<OrderTables>,
  judged: JudgedShipment,
): Promise<void> {
  const { order, row, number, isLast, actor } = judged
  const at = judged.at.toISOString()
  const gone = order.isPickup ? 'picked_up' : 'shipped'
  const fulfilment = isLast ? gone : 'part'
  await insertShipment(transaction, judged)
  await noteOrder(transaction, order.id, {
    note: noteOf(judged),
    at: judged.at,
    values: { fulfilment, ...(isLast && { shipped_at: at }) },
  })
  // Of an order whose buyer was forgotten nobody is left to be told.
  if (order.customer.email !== '') {
    await putMail(transaction, { orderId: order.id, kind: fulfilment, copy: number, at })
  }
  await keepAction(transaction, {
    actor,
    at: judged.at,
    deed: deedOf(judged),
    subject: order.orderNumber,
    before: { fulfilment: row.fulfilment },
    after: { fulfilment, shipment: number },
  })
}

async function insertShipment(
  transaction: Transaction<OrderTables>,
  { order, row, number, taken, carrier, tracking, actor, at }: JudgedShipment,
): Promise<void> {
  const id = randomUUID()
  const isTold = tracking !== '' && row.paypal_order_id !== null && row.capture_id !== null
  await transaction
    .insertInto('shipments')
    .values({
      id,
      order_id: order.id,
      number,
      carrier,
      tracking,
      actor: actor.email,
      shipped_at: at.toISOString(),
      tries: 0,
      next_try_at: isTold ? at.toISOString() : null,
    })
    .execute()
  await transaction
    .insertInto('shipment_lines')
    .values(
      taken.map((one) => ({ shipment_id: id, line_number: one.number, quantity: one.quantity })),
    )
    .execute()
}

/** What the history says: who took which pieces, and which person of the shop gave them away. */
function noteOf(judged: JudgedShipment): string {
  const { order, taken, isLast, carrier, tracking, actor } = judged
  const pieces = isLast ? '' : piecesText(order, linesOf(order, taken))
  const by = [carrier, tracking].filter((part) => part !== '').join(' ')
  const what = [pieces, by].filter((part) => part !== '').join(', ')
  const who = actor === COMMAND_LINE ? '' : ` (${actor.email})`
  return `${deedOf(judged)}${what === '' ? '' : `: ${what}`}${who}`
}

function deedOf({ order, isLast }: JudgedShipment): string {
  return isLast ? wayOf(order) : `part ${wayOf(order)}`
}

import type { Fulfilment } from '@millrun/commerce/desk/fulfilment'
import type { Transaction } from 'kysely'
import type { OrderDatabase } from '../database/order-database.ts'
import type { OrderTables } from '../database/order-tables.ts'
import { shippedOf } from '../desk/orders/shipped-lines.ts'
import { holdRow, noteOrder } from '../orders/note-order.ts'
import type { Order } from '../orders/order.ts'
import { fail, type Outcome } from '../outcome.ts'
import type { RefundLine } from './refund-store.ts'
import type { RefundWish } from './refund-wish.ts'

type Counted = ReadonlyMap<number, number>

/**
 * How many pieces of each line are not sent any more, because their money went back: by the id of the order and the
 * number of the line.
 */
export async function cancelledOf(
  database: Pick<OrderDatabase, 'selectFrom'>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Counted>> {
  if (orderIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('refund_lines')
    .innerJoin('refunds', 'refunds.id', 'refund_lines.refund_id')
    .select((is) => [
      'order_id',
      'line_number',
      is.fn.sum<number | string>('quantity').as('pieces'),
    ])
    .where('order_id', 'in', orderIds)
    .where('status', '!=', 'failed')
    .where('cancelled', '=', 1)
    .groupBy(['order_id', 'line_number'])
    .execute()
  const counted = new Map(orderIds.map((id) => [id, new Map<number, number>()]))
  for (const { order_id: id, line_number: line, pieces } of rows) {
    counted.get(id)?.set(line, Number(pieces))
  }
  return counted
}

/** Why a wish cannot cancel what it names, as it has left; undefined where all of it is still here. */
export async function refuseCancel(
  transaction: Transaction<OrderTables>,
  { order, cancels }: RefundWish,
  lines: readonly RefundLine[],
): Promise<Outcome | undefined> {
  if (cancels === undefined) return undefined
  const { shipped, cancelled } = await countPieces(transaction, order)
  const gone = [...shipped.values()].reduce((sum, pieces) => sum + pieces, 0)
  if (cancels === 'order' && gone > 0) {
    return fail(
      `Of order ${order.orderNumber} ${gone} pieces have left: it cannot be cancelled any more. Please refund what comes back.`,
    )
  }
  for (const { number, quantity } of lines) {
    const { title = '', quantity: bought = 0 } = order.lines[number - 1] ?? {}
    const left = shipped.get(number) ?? 0
    if (quantity <= bought - left - (cancelled.get(number) ?? 0)) continue
    return fail(
      `${left} of ${title} in order ${order.orderNumber} have left: what has left cannot be cancelled. Please refund it without.`,
    )
  }
  return undefined
}

/** Writes down what is not sent any more, as a wish says. */
export async function keepCancelled(
  transaction: Transaction<OrderTables>,
  { order, cancels, why }: RefundWish,
  at: Date,
): Promise<void> {
  if (cancels === undefined) return
  const what = cancels === 'order' ? 'cancelled' : 'pieces cancelled'
  const note = why === undefined ? what : `${what}: ${why}`
  if (cancels === 'pieces') return keepFulfilment(transaction, order, note, at)
  await noteOrder(transaction, order.id, { note, at, values: { fulfilment: 'cancelled' } })
}

/** Brings an order's fulfilment up to what was shipped and what is not sent any more. */
export async function keepFulfilment(
  transaction: Transaction<OrderTables>,
  order: Order,
  note: string,
  at: Date,
): Promise<void> {
  const { shipped, cancelled, row } = await countPieces(transaction, order)
  const fulfilment = fulfilmentOf(order, shipped, cancelled)
  const isSent = fulfilment === 'shipped' || fulfilment === 'picked_up'
  const shipped_at = isSent ? (row.shipped_at ?? at.toISOString()) : null
  await noteOrder(transaction, order.id, { note, at, values: { fulfilment, shipped_at } })
}

async function countPieces(transaction: Transaction<OrderTables>, order: Order) {
  const row = await holdRow(transaction, order.id)
  const { fulfilment } = row
  const shipped = (await shippedOf(transaction, [{ ...order, fulfilment }])).get(order.id)
  const cancelled = (await cancelledOf(transaction, [order.id])).get(order.id)
  return {
    row,
    shipped: shipped ?? new Map<number, number>(),
    cancelled: cancelled ?? new Map<number, number>(),
  }
}

/** How far an order has left, when some of its pieces are not sent any more. */
function fulfilmentOf(
  { lines, isPickup }: Pick<Order, 'lines' | 'isPickup'>,
  shipped: Counted,
  cancelled: Counted,
): Fulfilment {
  const isBegun = [...shipped.values()].some((pieces) => pieces > 0)
  const isOpen = lines.some(
    ({ quantity }, index) =>
      quantity > (shipped.get(index + 1) ?? 0) + (cancelled.get(index + 1) ?? 0),
  )
  if (isOpen) return isBegun ? 'part' : 'open'
  if (!isBegun) return 'cancelled'
  return isPickup ? 'picked_up' : 'shipped'
}

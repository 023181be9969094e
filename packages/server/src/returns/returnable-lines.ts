import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { arrivedBy } from '@millrun/commerce/returns/arrival'
import { madeForBuyer } from '@millrun/commerce/returns/made-for-buyer'
import type { OrderStatusResponse } from '@millrun/commerce/functions'
import type { OrderDatabase } from '../database/order-database.ts'
import { withAgreedDays } from '../delays/agreed-days.ts'
import { shippedOf } from '../desk/orders/shipped-lines.ts'
import { stands } from '@millrun/commerce/desk/order-status'
import type { OrderBooks } from '../orders/order-books.ts'
import type { Order } from '../orders/order.ts'
import { refundsOf } from '../refunds/refund-store.ts'
import { piecesBack, standingOf } from '../refunds/standing-refunds.ts'
import type { LeftLine } from '../shipments/left-lines.ts'
import { listShipments } from '../shipments/list-shipments.ts'
import { returnRefunds } from './return-refunds.ts'
import { returnsOf } from './return-store.ts'

type Reading = Pick<OrderDatabase, 'selectFrom'>

/**
 * What of an order its buyer can return or report: pieces that have left, without those that were asked for before,
 * unless that was refused, and without those whose money went back by itself.
 */
export async function returnableLines(
  database: Reading,
  order: Order,
): Promise<readonly LeftLine[]> {
  if (!stands(order.status) || order.fulfilment === 'open') return []
  const shipped = (await shippedOf(database, [order])).get(order.id) ?? new Map<number, number>()
  const asked = await askedPieces(database, order)
  const back = await backBesides(database, order)
  return order.lines
    .map((line, index) => {
      const number = index + 1
      const there = Math.min(shipped.get(number) ?? 0, line.quantity - (back.get(number) ?? 0))
      return { number, line, left: there - (asked.get(number) ?? 0) }
    })
    .filter(({ left }) => left > 0)
}

/** The same as the buyer is told, each line id once, with the day from which its days are counted. */
export async function toldReturnable(
  books: OrderBooks,
  order: Order,
): Promise<NonNullable<OrderStatusResponse['returnable']>> {
  const lines = await returnableLines(books.database, order)
  if (lines.length === 0) return []
  const arrivals = await arrivalsOf(books, order)
  const byId = Map.groupBy(lines, ({ line }) => line.id)
  return [...byId].map(([id, own]) => ({
    id,
    title: own[0]?.line.title ?? id,
    quantity: own.reduce((sum, { left }) => sum + left, 0),
    madeFor: madeForBuyer(id) ?? null,
    arrivedBy: arrivals(id),
  }))
}

/** From which day the days of a line are counted: by the last shipment that it was in. */
export async function arrivalsOf(
  books: OrderBooks,
  order: Order,
): Promise<(lineId: string) => string> {
  const shipments = await listShipments(books.database, order)
  const { window } = await withAgreedDays(books, order)
  const mode = order.isPickup ? 'pickup' : order.delivery?.mode
  const promisedTo = window?.to
  return (lineId) => {
    const last = shipments.findLast(({ lines }) => lines.some(({ id }) => id === lineId))
    // Orders of before shipments were written down know when the last of them left.
    const leftAt = last === undefined ? (order.shippedAt ?? order.changedAt) : last.shippedAt
    return arrivedBy({ leftAt: new Date(leftAt), mode, promisedTo })
  }
}

/** The day on which the first of it left. */
export async function firstLeft(database: Reading, order: Order): Promise<string> {
  const [first] = await listShipments(database, order)
  return newJerseyDay(new Date(first?.shippedAt ?? order.shippedAt ?? order.createdAt))
}

async function askedPieces(database: Reading, order: Order): Promise<ReadonlyMap<number, number>> {
  const pieces = new Map<number, number>()
  for (const { status, lines } of await returnsOf(database, order.id)) {
    if (status === 'refused') continue
    for (const { number, quantity } of lines) {
      pieces.set(number, (pieces.get(number) ?? 0) + quantity)
    }
  }
  return pieces
}

/** Pieces whose money went back without a return. */
async function backBesides(database: Reading, order: Order): Promise<ReadonlyMap<number, number>> {
  const ofReturns = await returnRefunds(database, order.id)
  const refunds = await refundsOf(database, [order.id])
  return piecesBack(
    standingOf(
      order,
      refunds.filter(({ id }) => !ofReturns.has(id)),
    ),
  )
}

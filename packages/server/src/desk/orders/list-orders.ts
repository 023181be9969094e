import type { ListedOrder } from '@millrun/commerce/desk/listed-order'
import { centsToAmount } from '@millrun/commerce/dollars'
import type { OrderDatabase } from '../../database/order-database.ts'
import { HOLDS } from '../../orders/hold.ts'
import { frozenLines, linesIn } from '../../orders/memory/order-lines.ts'
import { orderOf } from '../../orders/order-row.ts'
import type { Order } from '../../orders/order.ts'
import { goneOf, NONE_GONE, type GonePieces } from '../../shipments/gone-pieces.ts'

const UNDECIDED = 'What PayPal says about the payment does not fit this order.'

/** The orders with these ids, in this order, as lists show them. */
export async function listOrders(
  database: OrderDatabase,
  ids: readonly string[],
): Promise<readonly ListedOrder[]> {
  const orders = await readOrders(database, ids)
  const gone = await goneOf(database, orders)
  return orders.map((order) => listedOrder(order, gone.get(order.id)))
}

/** The orders with these ids, in this order. */
export async function readOrders(
  database: OrderDatabase,
  ids: readonly string[],
): Promise<readonly Order[]> {
  if (ids.length === 0) return []
  const rows = await database
    .selectFrom('orders')
    .selectAll('orders')
    .select(frozenLines(database))
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row === undefined ? [] : [orderOf(row, linesIn(row))]
  })
}

/** An order as lists show it, with how many pieces of each line have left or are not sent any more. */
export function listedOrder(
  order: Order,
  { shipped, cancelled }: GonePieces = NONE_GONE,
): ListedOrder {
  const { orderNumber, status, fulfilment, customer, references, totals } = order
  return {
    orderNumber,
    payment: status,
    fulfilment,
    mode: shownMode(order),
    total: centsToAmount(totals.totalCents),
    refunded: centsToAmount(order.refundedCents),
    email: customer.email,
    phone: customer.phone,
    buyer: `${customer.firstName} ${customer.lastName}`.trim(),
    state: order.isPickup ? 'NJ' : customer.state,
    createdAt: order.createdAt.toISOString(),
    lines: order.lines.map(({ id, item, title, quantity, unitPriceCents }, index) => ({
      id,
      item,
      title,
      quantity,
      shipped: shipped.get(index + 1) ?? 0,
      cancelled: cancelled.get(index + 1) ?? 0,
      price: centsToAmount(unitPriceCents),
    })),
    review: reviewSentence(order),
    poNumber: references.poNumber,
    jobName: references.jobName,
    promisedTo: order.window?.to ?? null,
  }
}

/** Why a person has to decide about an order; null when nobody has to. */
export function reviewSentence({ status, hold }: Order): string | null {
  if (status !== 'needs_review') return null
  return hold === undefined ? UNDECIDED : HOLDS[hold]
}

function shownMode({ isPickup, delivery }: Order): ListedOrder['mode'] {
  if (isPickup) return 'pickup'
  return delivery?.mode === 'freight' ? 'freight' : 'parcel'
}

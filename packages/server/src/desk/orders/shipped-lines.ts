import type { OrderDatabase } from '../../database/order-database.ts'
import type { Order } from '../../orders/order.ts'

/** How many pieces have left, by the number of the line within its order. */
export type ShippedLines = ReadonlyMap<number, number>

/** How many pieces of each line have left, by the ids of the orders. */
export async function shippedOf(
  database: Pick<OrderDatabase, 'selectFrom'>,
  orders: readonly Pick<Order, 'id' | 'fulfilment' | 'lines'>[],
): Promise<ReadonlyMap<string, ShippedLines>> {
  const begun = orders.filter(({ fulfilment }) => fulfilment !== 'open')
  const counted = new Map(begun.map(({ id }) => [id, new Map<number, number>()]))
  if (begun.length === 0) return counted
  const rows = await database
    .selectFrom('shipments')
    .innerJoin('shipment_lines', 'shipment_lines.shipment_id', 'shipments.id')
    .select((is) => ['order_id', 'line_number', is.fn.sum('quantity').as('pieces')])
    .where(
      'order_id',
      'in',
      begun.map(({ id }) => id),
    )
    .groupBy(['order_id', 'line_number'])
    .execute()
  for (const { order_id: id, line_number: line, pieces } of rows) {
    counted.get(id)?.set(line, Number(pieces))
  }
  for (const order of begun) {
    // Orders that left before shipments were written down left as a whole.
    const isOld = order.fulfilment !== 'cancelled' && counted.get(order.id)?.size === 0
    if (isOld) counted.set(order.id, wholeOf(order))
  }
  return counted
}

function wholeOf({ lines }: Pick<Order, 'lines'>): Map<number, number> {
  return new Map(lines.map(({ quantity }, index) => [index + 1, quantity]))
}

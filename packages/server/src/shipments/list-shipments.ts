import type { OrderShipment } from '@millrun/commerce/desk/shown-order'
import type { OrderDatabase } from '../database/order-database.ts'
import type { Order } from '../orders/order.ts'

/** What has left of an order, part by part. */
export async function listShipments(
  database: Pick<OrderDatabase, 'selectFrom'>,
  { id: orderId, lines }: Pick<Order, 'id' | 'lines'>,
): Promise<readonly OrderShipment[]> {
  const rows = await database
    .selectFrom('shipments')
    .innerJoin('shipment_lines', 'shipment_lines.shipment_id', 'shipments.id')
    .select(['number', 'carrier', 'tracking', 'actor', 'shipped_at', 'line_number', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('number')
    .orderBy('line_number')
    .execute()
  const numbers = [...new Set(rows.map(({ number }) => number))]
  return numbers.flatMap((number) => {
    const own = rows.filter((row) => row.number === number)
    const [first] = own
    if (first === undefined) return []
    const { carrier, tracking, actor, shipped_at: shippedAt } = first
    const sent = own.map(({ line_number: line, quantity }) => ({
      id: lines[line - 1]?.id ?? '',
      quantity,
    }))
    return [{ number, carrier, tracking, actor, shippedAt, lines: sent }]
  })
}

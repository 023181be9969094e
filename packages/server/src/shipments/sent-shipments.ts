import type { OrderShipment } from '@millrun/commerce/desk/shown-order'
import { trackingLink } from '@millrun/commerce/desk/carriers'
import type { OrderStatusResponse, SentShipment } from '@millrun/commerce/functions'
import type { OrderDatabase } from '../database/order-database.ts'
import type { Order } from '../orders/order.ts'
import { goneOf, NONE_GONE, type GonePieces } from './gone-pieces.ts'
import { listShipments } from './list-shipments.ts'

type Sent = Pick<OrderStatusResponse, 'shipments' | 'toFollow'>

/** What has left of an order and what follows, as its buyer is told; nothing before anything has left. */
export async function sentShipments(
  database: Pick<OrderDatabase, 'selectFrom'>,
  order: Order,
): Promise<Sent> {
  if (order.fulfilment === 'open') return {}
  const shipments = await listShipments(database, order)
  if (shipments.length === 0) return {}
  const { cancelled } = (await goneOf(database, [order])).get(order.id) ?? NONE_GONE
  const toFollow = leftAfter(order, shipments, cancelled)
  return {
    shipments: shipments.map((shipment) => toldShipment(order, shipment)),
    ...(order.fulfilment === 'part' && toFollow.length > 0 && { toFollow: [...toFollow] }),
  }
}

/** A shipment as its buyer is told. */
export function toldShipment(
  { lines }: Pick<Order, 'lines'>,
  { carrier, tracking, shippedAt, lines: sent }: OrderShipment,
): SentShipment {
  const link = trackingLink(carrier, tracking)
  return {
    shippedAt,
    carrier,
    tracking,
    ...(link !== undefined && { trackingLink: link }),
    lines: sent.map(({ id, quantity }) => ({
      title: lines.find((line) => line.id === id)?.title ?? id,
      quantity,
    })),
  }
}

/** What is still to be sent of each line after these shipments, without what was cancelled. */
export function leftAfter(
  { lines }: Pick<Order, 'lines'>,
  shipments: readonly OrderShipment[],
  cancelled: GonePieces['cancelled'],
): SentShipment['lines'] {
  const sent = new Map<string, number>()
  for (const { id, quantity } of shipments.flatMap((shipment) => shipment.lines)) {
    sent.set(id, (sent.get(id) ?? 0) + quantity)
  }
  return lines.flatMap(({ id, title, quantity }, index) => {
    const wanted = quantity - (cancelled.get(index + 1) ?? 0)
    const gone = Math.min(wanted, sent.get(id) ?? 0)
    sent.set(id, (sent.get(id) ?? 0) - gone)
    return gone === wanted ? [] : [{ title, quantity: wanted - gone }]
  })
}

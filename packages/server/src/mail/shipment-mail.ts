import { business } from '@millrun/commerce/business'
import type { OrderShipment } from '@millrun/commerce/desk/shown-order'
import type { SentShipment } from '@millrun/commerce/functions'
import { orderPagePath } from '@millrun/commerce/order-page'
import type { Order } from '../orders/order.ts'
import type { GonePieces } from '../shipments/gone-pieces.ts'
import { leftAfter, toldShipment } from '../shipments/sent-shipments.ts'
import type { Mail, MailKind } from './mail.ts'
import { link, mailPage, paragraph, section } from './order-markup.ts'
import { destination, orderHead } from './order-text.ts'

/** Mails about what has left: the order's fulfilment after it. */
export type ShipmentNews = Extract<MailKind, 'part' | 'shipped' | 'picked_up'>

interface Told {
  readonly news: ShipmentNews
  /** All of the order's shipments up to the one that is told of. */
  readonly shipments: readonly OrderShipment[]
  readonly cancelled: GonePieces['cancelled']
}

/** Tells the buyer what has left, with whom and under which number, and what follows. */
export function shipmentMail(
  order: Order,
  { news, shipments, cancelled }: Told,
  shopOrigin: string,
): Mail {
  const last = shipments.at(-1)
  if (last === undefined) throw new Error('nothing has left of this order')
  const shipment = toldShipment(order, last)
  const { subject, title } = WORDS[news](order)
  const following = leftAfter(order, shipments, cancelled).map(pieces)
  const parts: readonly (readonly [string, readonly string[]])[] = [
    [order.isPickup ? 'Picked up' : 'In this shipment', shipment.lines.map(pieces)],
    ...(news === 'part' ? [['Still to come', following] as const] : []),
    ...(order.isPickup ? [] : [['Goes to', destination(order).lines] as const]),
  ]
  const page = `${shopOrigin}${orderPagePath(order)}`
  const { trackingLink } = shipment
  const way = wayText(shipment)
  const track = trackingLink === undefined ? [] : [`Track it: ${trackingLink}`]
  return {
    to: order.customer.email,
    subject,
    text: [
      title,
      ...way,
      ...track,
      ...parts.map(([name, lines]) => [`${name}:`, ...lines].join('\n')),
      orderHead(order),
      `See your order: ${page}`,
      '',
    ].join('\n\n'),
    html: mailPage(
      title,
      ...way.map(paragraph),
      ...(trackingLink === undefined ? [] : [link(trackingLink, 'Track it')]),
      ...parts.map(([name, lines]) => section(name, lines)),
      paragraph(orderHead(order)),
      link(page, 'See your order'),
    ),
  }
}

/** Tells the buyer that an order can be picked up, where and when. */
export function readyMail(order: Order, shopOrigin: string): Mail {
  const { orderNumber, customer } = order
  const title = 'Your order is ready for pickup.'
  const sentence = `Please bring the order number, ${orderNumber}. Questions? Call ${business.phone}.`
  const { title: place, lines } = destination(order)
  const page = `${shopOrigin}${orderPagePath(order)}`
  return {
    to: customer.email,
    subject: `Your order ${orderNumber} is ready for pickup`,
    text: [
      title,
      sentence,
      [`${place}:`, ...lines].join('\n'),
      orderHead(order),
      `See your order: ${page}`,
      '',
    ].join('\n\n'),
    html: mailPage(
      title,
      paragraph(sentence),
      section(place, lines),
      paragraph(orderHead(order)),
      link(page, 'See your order'),
    ),
  }
}

const WORDS: Readonly<
  Record<ShipmentNews, (order: Order) => { readonly subject: string; readonly title: string }>
> = {
  part: ({ orderNumber, isPickup }) => {
    const done = isPickup ? 'was picked up' : 'has shipped'
    return {
      subject: `Part of your order ${orderNumber} ${done}`,
      title: isPickup ? 'Part of your order was picked up.' : 'Part of your order is on its way.',
    }
  },
  shipped: ({ orderNumber }) => ({
    subject: `Your order ${orderNumber} has shipped`,
    title: 'Your order is on its way.',
  }),
  picked_up: ({ orderNumber }) => ({
    subject: `Your order ${orderNumber} was picked up`,
    title: 'Your order was picked up.',
  }),
}

function pieces({ quantity, title }: SentShipment['lines'][number]): string {
  return `${quantity} × ${title}`
}

/** Who took it and under which number; nothing where neither was said. */
function wayText({ carrier, tracking }: SentShipment): readonly string[] {
  const by = carrier === '' ? [] : [`Carrier: ${carrier}`]
  const under = tracking === '' ? [] : [`Tracking number: ${tracking}`]
  return [...by, ...under]
}

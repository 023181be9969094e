import type { OrderShipment } from '@millrun/commerce/desk/shown-order'
import type { Order } from '../orders/order.ts'
import type { TakenPieces } from './left-lines.ts'

/** `shipped` or `picked up`. */
export function wayOf({ isPickup }: Pick<Order, 'isPickup'>): string {
  return isPickup ? 'picked up' : 'shipped'
}

/** How many pieces these are together. */
export function countPieces(lines: readonly { readonly quantity: number }[]): number {
  return lines.reduce((total, { quantity }) => total + quantity, 0)
}

/** `3 x C-2005, 1 x M-399`, of lines by their ids. */
export function piecesText(
  { lines }: Pick<Order, 'lines'>,
  pieces: readonly { readonly id: string; readonly quantity: number }[],
): string {
  return pieces
    .map(({ id, quantity }) => {
      const item = lines.find((line) => line.id === id)?.item ?? id
      return `${quantity} x ${item}`
    })
    .join(', ')
}

/** The lines of an order that pieces were taken of, by their ids. */
export function linesOf(
  { lines }: Pick<Order, 'lines'>,
  taken: readonly TakenPieces[],
): readonly { readonly id: string; readonly quantity: number }[] {
  return taken.map(({ number, quantity }) => ({ id: lines[number - 1]?.id ?? '', quantity }))
}

/** Who sent what: `manager@millrun.example sent 3 x C-2005 as shipment 1.` */
export function sentBy(order: Order, { number, actor, lines }: OrderShipment): string {
  const way = order.isPickup ? 'gave out' : 'sent'
  return `${actor} ${way} ${piecesText(order, lines)} as shipment ${number}.`
}

/** Why so many pieces cannot leave, with who sent the others. */
export function tooMany(
  order: Order,
  { id, asked, left }: { readonly id: string; readonly asked: number; readonly left: number },
  before: readonly OrderShipment[],
): string {
  const line = order.lines.find((one) => one.id === id)
  if (line === undefined) return `Order ${order.orderNumber} has no line ${id.slice(0, 80)}.`
  const last = before.findLast(({ lines }) => lines.some((sent) => sent.id === id))
  const who = last === undefined ? '' : ` ${sentBy(order, last)}`
  if (left === 0) return `Nothing of ${line.item} is left to send.${who}`
  return `Of ${line.item} ${left} ${left === 1 ? 'is' : 'are'} left to send, not ${asked}.${who}`
}

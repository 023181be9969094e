import { deliverySentence } from '../delivery/delivery-words.ts'
import { windowText } from '../delivery/shipping-window.ts'
import type { OrderDelivery, OrderStatusResponse } from '../functions.ts'
import { orderDate } from '../order-date.ts'

/**
 * How an order travels and when, in sentences, and that it needs a call until it has shipped; nothing of one that
 * neither has left nor will.
 */
export function deliveryText(
  delivery: OrderDelivery,
  status: OrderStatusResponse['status'],
): readonly string[] {
  const { mode, cartons, weightLb, call, shippedAt } = delivery
  const when = whenText(delivery, status)
  if (when === undefined) return []
  if (mode === 'pickup') return [when]
  const how = deliverySentence({ mode, weightLb, cartons: [{ count: cartons }] })
  return [how, when, ...(call === undefined || shippedAt !== undefined ? [] : [call])]
}

function whenText(
  { mode, shippedAt, ...window }: OrderDelivery,
  status: OrderStatusResponse['status'],
): string | undefined {
  if (shippedAt !== undefined) {
    const day = orderDate(new Date(shippedAt))
    return mode === 'pickup' ? `Picked up ${day}.` : `Shipped ${day}.`
  }
  if (status !== 'paid' && status !== 'on_terms' && status !== 'pending') return undefined
  return `${mode === 'pickup' ? 'Ready for pickup' : 'Ships'} ${windowText(window)}.`
}

/** What the buyer answered about a truck: `To a residence, with a lift gate, limited access`. */
export function answersText(answers: NonNullable<OrderDelivery['truck']>): string {
  const { place, liftGate, limitedAccess } = answers
  return [
    place === 'business' ? 'To a business' : 'To a residence',
    liftGate ? 'with a lift gate' : 'without a lift gate',
    ...(limitedAccess ? ['limited access'] : []),
  ].join(', ')
}

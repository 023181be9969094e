import { addressLine, business } from '@millrun/commerce/business'
import { formatDollars } from '@millrun/commerce/dollars'
import { lineNote } from '@millrun/commerce/line-note'
import { orderSums } from '@millrun/commerce/order-sums'
import { orderDate } from '@millrun/commerce/order-date'
import type { FrozenLine, Order } from '../orders/order.ts'

/** What a line comes to. */
export function lineTotal({ quantity, unitPriceCents }: FrozenLine): string {
  return formatDollars(quantity * unitPriceCents)
}

/** Where the parts go: the buyer's address, or the warehouse with its hours. */
export function destination(order: Order): {
  readonly title: string
  readonly lines: readonly string[]
} {
  const { customer, isPickup } = order
  const name = `${customer.firstName} ${customer.lastName}`
  if (isPickup) {
    const hours = business.hours.warehouse.map((part) => `${part.days} ${part.hours}`)
    return { title: 'Pickup at our warehouse', lines: [name, addressLine(), ...hours] }
  }
  const { streetAddress, secondaryAddress, city, state, zipCode } = customer
  const lines = [name, streetAddress, secondaryAddress, `${city}, ${state} ${zipCode}`]
  return { title: 'Ships to', lines: lines.filter((line) => line !== '') }
}

/** Under which number the order is kept, and on which day it was placed. */
export function orderHead({ orderNumber, createdAt }: Order): string {
  return `Order ${orderNumber}, placed ${orderDate(createdAt)}`
}

/** The order in plain text: lines, sums, destination. */
export function orderText(order: Order): string {
  const { title, lines } = destination(order)
  return [
    ...order.lines.flatMap((line) => [line.title, `${lineNote(line)}: ${lineTotal(line)}`]),
    '',
    ...orderSums(order.totals).map(([name, amount]) => `${name}: ${amount}`),
    '',
    `${title}:`,
    ...lines,
  ].join('\n')
}

import { findProduct } from '@millrun/catalogue/catalogue'
import { productIdOf } from '@millrun/catalogue/choosing/line-id'
import { warningsFor } from '@millrun/catalogue/warnings/state-warnings'
import { addressLine, business } from '@millrun/commerce/business'
import { formatDollars } from '@millrun/commerce/dollars'
import { TRUCK_NEEDS } from '@millrun/commerce/delivery/delivery-words'
import { answersText, deliveryText } from '@millrun/commerce/promise/delivery-text'
import { lineNote } from '@millrun/commerce/line-note'
import { orderSums } from '@millrun/commerce/order-sums'
import { taxName } from '@millrun/commerce/tax/applied-tax'
import { orderDate } from '@millrun/commerce/order-date'
import { referencesText } from '@millrun/commerce/order-references'
import { shownDelivery } from '../orders/memory/shown-delivery.ts'
import { SHOWN_AS } from '../orders/shown-as.ts'
import type { FrozenLine, Order } from '../orders/order.ts'

/** What lines come to, by its name. */
export type Sum = readonly [name: string, amount: string]

/** Lines in plain text, and what they come to. */
export function linesText(lines: readonly FrozenLine[], sums: readonly Sum[]): string {
  return [
    ...lines.flatMap((line) => [line.title, `${lineNote(line)}: ${lineTotal(line)}`]),
    '',
    ...sums.map(([name, amount]) => `${name}: ${amount}`),
  ].join('\n')
}

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

/** Under which number the order is kept, on which day it was placed, and what the buyer's papers call it. */
export function orderHead({ orderNumber, createdAt, references }: Order): string {
  const placed = `Order ${orderNumber}, placed ${orderDate(createdAt)}`
  const names = referencesText(references)
  return names === '' ? placed : `${placed}. ${names}`
}

/**
 * How the order travels, when, and what a truck asks of its buyer; empty for orders that
 * do not travel, and those of before 2026-11-23.
 */
export function deliveryParts(order: Order): readonly string[] {
  const delivery = shownDelivery(order)
  if (delivery === undefined) return []
  const { mode, reasons, truck } = delivery
  const sentences = deliveryText(delivery, SHOWN_AS[order.status])
  if (sentences.length === 0) return []
  return [
    ...sentences,
    ...reasons,
    ...(mode === 'freight' ? TRUCK_NEEDS : []),
    ...(truck === undefined ? [] : [`${answersText(truck)}.`]),
  ]
}

/** What the state that the parts ship to wants their buyer to know; empty where nothing is shipped. */
export function warningParts({ lines, customer, isPickup }: Order): readonly string[] {
  if (isPickup) return []
  const products = lines.flatMap(({ id }) => findProduct(productIdOf(id)) ?? [])
  return warningsFor(products, customer.state).map(
    ({ signal, text, link }) => `${signal}: ${text} ${link.label}.`,
  )
}

/** The order in plain text: lines, sums, destination, delivery, warnings. */
export function orderText(order: Order): string {
  const { title, lines } = destination(order)
  const parts = deliveryParts(order)
  const warnings = warningParts(order)
  return [
    linesText(order.lines, orderSums(order.totals, taxName(order.tax))),
    '',
    `${title}:`,
    ...lines,
    ...(parts.length === 0 ? [] : ['', 'Delivery:', ...parts]),
    ...(warnings.length === 0 ? [] : ['', ...warnings]),
  ].join('\n')
}

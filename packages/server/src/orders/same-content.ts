import type { OrderContent } from './order.ts'

/** Whether the same things are bought by the same buyer at the same price. */
export function isSameContent(a: OrderContent, b: OrderContent): boolean {
  return contentText(a) === contentText(b)
}

function contentText({ lines, customer, isPickup, totals }: OrderContent): string {
  return JSON.stringify([
    lines.map(({ id, quantity, unitPriceCents }) => [id, quantity, unitPriceCents]),
    Object.entries(customer).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    isPickup,
    totals.totalCents,
  ])
}

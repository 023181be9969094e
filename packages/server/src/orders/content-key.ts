import { createHash } from 'node:crypto'
import type { OrderContent } from './order.ts'

/** The same text for the same things bought by the same buyer at the same price, and for nothing else. */
export function contentKey({ lines, customer, isPickup, totals }: OrderContent): string {
  const content = [
    lines.map(({ id, quantity, unitPriceCents }) => [id, quantity, unitPriceCents]),
    Object.entries(customer).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    isPickup,
    totals.totalCents,
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

import { NO_REFERENCES } from '@millrun/commerce/order-references'
import type { OrderContent } from '../order.ts'

/**
 * The same for the same things, bought by the same buyer at the same price, with the same papers and promised for the
 * same days: who comes back after a cut-off is told later ones, and they have to be those of the order.
 */
export function contentText(content: OrderContent): string {
  const { lines, customer, isPickup, totals, references = NO_REFERENCES, truck, window } = content
  return JSON.stringify([
    lines.map(({ id, quantity, unitPriceCents }) => [id, quantity, unitPriceCents]),
    Object.entries(customer).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    isPickup,
    totals.totalCents,
    [references.poNumber, references.jobName, references.invoiceEmail],
    truck === undefined ? [] : [truck.place, truck.liftGate, truck.limitedAccess],
    window === undefined ? [] : [window.from, window.to],
  ])
}

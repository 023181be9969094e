import { newJerseyMidnight } from '../delivery/new-jersey-day.ts'
import { amountToCents, formatDollars } from '../dollars.ts'
import type { OrderStatusResponse } from '../functions.ts'
import { orderDate } from '../order-date.ts'

/** A due day in words: `December 26, 2026`. */
export function dueInWords(dueOn: string): string {
  return orderDate(newJerseyMidnight(dueOn))
}

/** How much of an order on terms is to be paid, and until when, as its buyer reads it. */
export function dueText({ owed = '', dueOn }: Pick<OrderStatusResponse, 'owed' | 'dueOn'>): string {
  const amount = formatDollars(amountToCents(owed) ?? 0)
  const until = dueOn === undefined ? '' : ` by ${dueInWords(dueOn)}`
  return `Please pay ${amount}${until}; the invoice says how.`
}

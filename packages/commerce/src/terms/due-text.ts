import { newJerseyMidnight } from '../delivery/new-jersey-day.ts'
import { amountToCents, formatDollars } from '../dollars.ts'
import type { OrderStatusResponse } from '../functions.ts'
import { orderDate } from '../order-date.ts'

/** A due day in words: `December 26, 2026`. */
export function dueInWords(dueOn: string): string {
  return orderDate(newJerseyMidnight(dueOn))
}

/** `1 day late`, `12 days late`. */
export function lateInWords(daysLate: number): string {
  return daysLate === 1 ? '1 day late' : `${daysLate} days late`
}

/** How much is to be paid, and until when: `Please pay $66.95 by December 26, 2026`. */
export function dueWish(owedCents: number, dueOn: string): string {
  return `Please pay ${formatDollars(owedCents)} by ${dueInWords(dueOn)}`
}

/** The same of an order as its page is told of it; empty for one that is not owed. */
export function dueText({ owed, dueOn }: Pick<OrderStatusResponse, 'owed' | 'dueOn'>): string {
  if (owed === undefined || dueOn === undefined) return ''
  return `${dueWish(amountToCents(owed) ?? 0, dueOn)}; the invoice says how.`
}

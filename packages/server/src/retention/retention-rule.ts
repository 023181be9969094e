import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { DAY_MS } from '../time-spans.ts'
import type { ExemptionStatus } from '@millrun/commerce/tax/exemption'
import type { OrderStatus } from '@millrun/commerce/desk/order-status'

/** Of an order that nobody paid for, the buyer is known for so long after its last change. */
const UNPAID_DAYS = 30
/** What tax law asks for. */
const BOOKS_YEARS = 7
/**
 * "The seller must retain this certificate for not less than four years from the date of the last sale covered by it":
 * New Jersey's forms of exemption, such as ST-3.
 */
const CERTIFICATE_YEARS = 4
/** A quote can be accepted after its day, at the prices of then: but nobody comes back so late. */
const QUOTE_YEARS = 1
/** Mails, events and refused applications that are done with; PayPal repeats an event for three days. */
const DONE_DAYS = 90

/**
 * Orders of this status that have not changed since then lose all that is known of their buyer.
 * Undefined for what is not decided, disputed, owed or to be looked into: that is kept.
 */
export function buyerForgottenBefore(status: OrderStatus, now: Date): Date | undefined {
  switch (status) {
    case 'created':
    case 'declined':
      return daysBefore(now, UNPAID_DAYS)
    case 'paid':
    case 'refunded':
    case 'credited':
      return yearsBefore(now, BOOKS_YEARS)
    case 'capturing':
    case 'payment_pending':
    case 'needs_review':
    case 'on_terms':
      return undefined
  }
}

/**
 * Certificates of this status that nothing has happened to and nobody has bought with since then are deleted. Undefined
 * for those that somebody has to decide about.
 */
export function certificateDeletedBefore(status: ExemptionStatus, now: Date): Date | undefined {
  switch (status) {
    case 'offered':
      return undefined
    case 'refused':
      return daysBefore(now, DONE_DAYS)
    case 'approved':
    case 'withdrawn':
      return yearsBefore(now, CERTIFICATE_YEARS)
  }
}

/** Mails, events and refused applications from before then are deleted, when nothing is left to be done about them. */
export function recordsDeletedBefore(now: Date): Date {
  return daysBefore(now, DONE_DAYS)
}

/** Quotes whose last day was before this one are deleted, where nobody has accepted them. */
export function quotesDeletedBefore(now: Date): string {
  return newJerseyDay(yearsBefore(now, QUOTE_YEARS))
}

/** From orders that were placed before then the key of the network is taken that they came from. */
export function networkForgottenBefore(now: Date): Date {
  return daysBefore(now, 1)
}

function daysBefore(date: Date, days: number): Date {
  return new Date(date.getTime() - days * DAY_MS)
}

function yearsBefore(date: Date, years: number): Date {
  const before = new Date(date)
  before.setUTCFullYear(before.getUTCFullYear() - years)
  return before
}

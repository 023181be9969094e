import { isClosed, openDayFrom, openDaysAfter } from './closed-days.ts'
import type { DayRange } from './delivery.ts'
import { LEAD_TIMES, type LeadTime } from './lead-times.ts'
import { dayInWords, dayPlus, newJerseyDay, newJerseyTime } from './new-jersey-day.ts'

/** Orders from this time on count as those of the next open day. */
const CUT_OFF = '14:00'

/**
 * When an order leaves our warehouse, or is ready there: the time that 16 CFR 435 asks a seller to name and to have
 * a reason for. The day it came in is its first business day, if we are open and it is not yet 14:00 in New Jersey.
 */
export function shippingWindow(placedAt: Date, leadTime: LeadTime): DayRange {
  const { firstDay, lastDay } = LEAD_TIMES[leadTime]
  const first = firstBusinessDay(placedAt)
  // The first business day counts itself.
  return { from: openDaysAfter(first, firstDay - 1), to: openDaysAfter(first, lastDay - 1) }
}

/** When an order leaves, or is ready, as it is told. */
export interface ToldWindow extends DayRange {
  /** `to` is a later day than was promised, and `from` the one that was: the buyer knows of it and has not refused. */
  readonly isAgreed?: boolean | undefined
}

/**
 * A window in words: `Mon, Nov 30 to Tue, Dec 8`, or `by Fri, Dec 18` for a later day; with the years when it reaches
 * into the next.
 */
export function windowText({ from, to, isAgreed = false }: ToldWindow): string {
  const withYear = from.slice(0, 4) !== to.slice(0, 4)
  if (isAgreed) return `by ${dayInWords(to, withYear)}`
  if (from === to) return dayInWords(from)
  return `${dayInWords(from, withYear)} to ${dayInWords(to, withYear)}`
}

/** The first business day of an order: the day it came in, when we are open and it is early enough, or the next open one. */
export function firstBusinessDay(placedAt: Date): string {
  const day = newJerseyDay(placedAt)
  const isLate = newJerseyTime(placedAt) >= CUT_OFF
  return openDayFrom(isLate && !isClosed(day) ? dayPlus(day, 1) : day)
}

import { dayPlus, newJerseyMidnight } from '@millrun/commerce/delivery/new-jersey-day'

/** A span of time as the database compares it: ISO texts in UTC; `from` is included, `before` is not. */
export interface Span {
  readonly from: string
  readonly before: string
}

/** A month such as `2026-11` in New Jersey. */
export function monthSpan(month: string): Span {
  return { from: beginOf(`${month}-01`), before: beginOf(`${monthPlus(month, 1)}-01`) }
}

/** Days of New Jersey, from the first to the last of them. */
export function daySpan(first: string, last = first): Span {
  return { from: beginOf(first), before: beginOf(dayPlus(last, 1)) }
}

/** The days of a month. */
export function daysOf(month: string): readonly string[] {
  const days: string[] = []
  for (let day = `${month}-01`; day.startsWith(month); day = dayPlus(day, 1)) days.push(day)
  return days
}

/** The month so many months after another, or before it when `months` is below zero. */
export function monthPlus(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00.000Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 7)
}

function beginOf(day: string): string {
  return newJerseyMidnight(day).toISOString()
}

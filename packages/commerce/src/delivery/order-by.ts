import { dayInWords, dayPlus, newJerseyDay } from './new-jersey-day.ts'
import { firstBusinessDay } from './shipping-window.ts'

/**
 * Until when an order has to be placed to ship in the window of now: `by 2 PM today, New Jersey time`, the cut-off of
 * the day that is its first business day.
 */
export function orderBy(at: Date): string {
  const today = newJerseyDay(at)
  const first = firstBusinessDay(at)
  return `by 2 PM ${dayFrom(today, first)}, New Jersey time`
}

function dayFrom(today: string, day: string): string {
  if (day === today) return 'today'
  return day === dayPlus(today, 1) ? 'tomorrow' : `on ${dayInWords(day)}`
}

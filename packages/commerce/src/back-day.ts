import { dayInWords, dayPlus, newJerseyDay } from './delivery/new-jersey-day.ts'

/** Further ahead a day without its year would be misread. */
const MOST_DAYS = 360

/** The day on which a product that is sold out is back, as far as buyers are told it: undefined once it has passed. */
export function backDay(day: string | null | undefined, at: Date): string | undefined {
  return day && day >= newJerseyDay(at) ? day : undefined
}

/** What buyers are told of such a day: `Expected back Mon, Dec 14.` */
export function expectedBack(day: string): string {
  return `Expected back ${dayInWords(day)}.`
}

/** Why buyers cannot be told this day, as a sentence; undefined where they can. */
export function backDayProblem(day: string, at: Date): string | undefined {
  const today = newJerseyDay(at)
  if (day < today) return 'This day has passed; please choose a later one.'
  return day > dayPlus(today, MOST_DAYS) ? 'Please choose a day less than a year ahead.' : undefined
}

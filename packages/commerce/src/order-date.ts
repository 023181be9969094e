import { MONTHS, newJerseyDay } from './delivery/new-jersey-day.ts'

/** The day on which something happened where the shop stands, New Jersey, in words: `November 22, 2026`. */
export function orderDate(at: Date): string {
  const [year, month, day] = newJerseyDay(at).split('-').map(Number)
  return `${MONTHS[Number(month) - 1]} ${day}, ${year}`
}

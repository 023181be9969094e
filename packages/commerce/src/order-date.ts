import { NEW_JERSEY } from './delivery/new-jersey-day.ts'

const IN_WORDS = { dateStyle: 'long', timeZone: NEW_JERSEY } as const

/** The day on which something happened where the shop stands, New Jersey, in words: `November 22, 2026`. */
export function orderDate(at: Date): string {
  return at.toLocaleDateString('en-US', IN_WORDS)
}

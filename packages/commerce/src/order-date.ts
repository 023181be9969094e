import { NEW_JERSEY } from './delivery/new-jersey-day.ts'

/** Made when it is first needed, and once. */
let format: Intl.DateTimeFormat | undefined

/** The day on which something happened where the shop stands, New Jersey, in words: `November 22, 2026`. */
export function orderDate(at: Date): string {
  format ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: NEW_JERSEY })
  return format.format(at)
}

import { dayPlus, newJerseyDay } from '../delivery/new-jersey-day.ts'

/** For how many days a quote holds where nobody says another day. */
export const USUAL_HOLD_DAYS = 30

/** For how many days it may hold at most. */
export const LONGEST_HOLD_DAYS = 180

/** Whether a quote holds at this moment: to the last second of its day in New Jersey. */
export function isHeld(until: string, at: Date): boolean {
  return newJerseyDay(at) <= until
}

/** The last day of a quote that is made now, unless somebody says another. */
export function usualHold(at: Date): string {
  return dayPlus(newJerseyDay(at), USUAL_HOLD_DAYS)
}

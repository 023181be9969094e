import { openDaysAfter } from '../delivery/closed-days.ts'
import { dayInWords } from '../delivery/new-jersey-day.ts'

/**
 * Damage that was hidden in its carton has to be told to the carrier within so many business days of delivery: item
 * 300135 of the National Motor Freight Classification, since April 18, 2015; before that it was 15 days.
 */
export const CARRIER_DAYS = 5

/** What the buyer of an order that came by truck is told beside our own term. */
export const CARRIER_TERM = `The sooner the better: the trucking company pays for damage that was hidden in its carton only when it hears of it within ${CARRIER_DAYS} business days.`

/** What a trucking company asks for before it pays. */
export const CARRIER_NEEDS: readonly string[] = [
  'The delivery receipt, with the damage noted on it where it could be seen',
  'Photographs of the damage, of its carton and of the label',
  'The packaging, kept until the claim is settled',
]

/** The last day on which the trucking company hears of damage to what came on a day, both in New Jersey. */
export function carrierDeadline(arrivedOn: string): string {
  return openDaysAfter(arrivedOn, CARRIER_DAYS)
}

/** How that deadline stands today. */
export function carrierSentence(deadline: string, today: string): string {
  const day = dayInWords(deadline, true)
  if (today > deadline) {
    return `The trucking company had to hear of it by ${day}. Tell it all the same: it may refuse.`
  }
  const days = Math.round((Date.parse(deadline) - Date.parse(today)) / 86_400_000)
  const left = days === 0 ? 'today' : days === 1 ? '1 day left' : `${days} days left`
  return `The trucking company has to hear of it by ${day}: ${left}.`
}

import { openDaysAfter } from '../delivery/closed-days.ts'
import type { DeliveryMode } from '../delivery/delivery.ts'
import { newJerseyDay } from '../delivery/new-jersey-day.ts'
import { TRANSIT_DAYS } from '../promise/transit-days.ts'

interface Leaving {
  /** When it left us, or was picked up. */
  readonly leftAt: Date
  /** Orders of before 2026-11-23 do not say: they count as the slowest. */
  readonly mode: DeliveryMode | undefined
  /** The last day on which it was said to leave; undefined for the oldest orders. */
  readonly promisedTo: string | undefined
}

/**
 * The day from which the days of a return are counted. Nobody tells us when a carrier has delivered, so it is counted in
 * favor of the buyer: as long as that carrier may take, and never before the last day that was promised. What was picked
 * up was there that day.
 */
export function arrivedBy({ leftAt, mode = 'freight', promisedTo = '' }: Leaving): string {
  const left = newJerseyDay(leftAt)
  if (mode === 'pickup') return left
  const [, longest] = TRANSIT_DAYS[mode]
  const latest = openDaysAfter(left, longest)
  return latest > promisedTo ? latest : promisedTo
}

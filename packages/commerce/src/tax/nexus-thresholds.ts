/** From which sales on a state wants a seller from elsewhere to collect its tax, as far as somebody has read it. */
export interface NexusThreshold {
  readonly state: string
  /** In a year; undefined where the figure was not read. */
  readonly cents: number | undefined
  /** How many sales in a year are enough, whatever they come to; undefined where none or not read. */
  readonly orders: number | undefined
  readonly note: string
  readonly source: string
  /** When somebody last read the source. */
  readonly checkedOn: string
}

const CHECKED_ON = '2026-11-22'
const SUMMARIES =
  'Summaries by vatcalc, salestaxinstitute and dillontaxconsulting; the law itself was not read.'

function endedCount(state: string, when: string): NexusThreshold {
  return {
    state,
    cents: undefined,
    orders: undefined,
    note: `The number of sales has not counted since ${when}; the sum that does was not checked.`,
    source: SUMMARIES,
    checkedOn: CHECKED_ON,
  }
}

/** What is known. A state that is not here was not checked, and nothing is guessed about it. */
export const NEXUS_THRESHOLDS: readonly NexusThreshold[] = [
  {
    state: 'NJ',
    cents: 10_000_000,
    orders: 200,
    note: 'A bill, S3604, would drop the 200 sales; what became of it was not found.',
    source: SUMMARIES,
    checkedOn: CHECKED_ON,
  },
  endedCount('IL', 'January 1, 2026'),
  endedCount('UT', 'July 2025'),
  endedCount('NC', '2024'),
  endedCount('WY', '2024'),
  endedCount('SD', '2023'),
]

/** `near` from four fifths of a threshold on; `unchecked` where no figure was read. */
export const NEXUS_STANDINGS = ['below', 'near', 'over', 'unchecked'] as const
export type NexusStanding = (typeof NEXUS_STANDINGS)[number]

const NEAR = 0.8

/** How sales into a state stand to what is known of its threshold; of several spans of time the busiest one counts. */
export function nexusStanding(
  threshold: NexusThreshold | undefined,
  spans: readonly { readonly cents: number; readonly orders: number }[],
): NexusStanding {
  if (threshold?.cents === undefined) return 'unchecked'
  const { cents: most, orders: mostOrders } = threshold
  const shares = spans.flatMap(({ cents, orders }) => [
    cents / most,
    mostOrders === undefined ? 0 : orders / mostOrders,
  ])
  const share = Math.max(0, ...shares)
  if (share >= 1) return 'over'
  return share >= NEAR ? 'near' : 'below'
}

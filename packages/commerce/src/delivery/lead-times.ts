import { cutPieces } from '@millrun/catalogue/choosing/cut'
import type { Line } from '@millrun/catalogue/choosing/line-id'

/** What is on the shelf, and what is made or cut for one buyer. */
export type LeadTime = 'stock' | 'custom'

/**
 * On which business day an order leaves our warehouse, the day it came in being the first. `business.leadTimes`
 * says the same in words: 10-15 business days are 2-3 weeks.
 */
export const LEAD_TIMES = {
  stock: { firstDay: 2, lastDay: 8 },
  custom: { firstDay: 10, lastDay: 15 },
} as const satisfies Record<LeadTime, { readonly firstDay: number; readonly lastDay: number }>

/** What of a line says how long it takes. */
export type TimedLine = Pick<Line, 'choices'>

/** How long an order takes: as long as the slowest of its lines. */
export function leadTimeOf(lines: readonly TimedLine[]): LeadTime {
  return lines.some(isMadeToOrder) ? 'custom' : 'stock'
}

function isMadeToOrder({ choices }: TimedLine): boolean {
  return cutPieces(choices) !== undefined || choices['species'] === 'special-order'
}

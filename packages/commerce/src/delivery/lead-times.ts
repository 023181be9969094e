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
export interface TimedLine {
  readonly choices: Line['choices']
  readonly product: Pick<Line['product'], 'optionGroups'>
  /** Any cut that was understood from the line. */
  readonly cut?: unknown
}

/** How long an order takes: as long as the slowest of its lines. */
export function leadTimeOf(lines: readonly TimedLine[]): LeadTime {
  return lines.some(isMadeToOrder) ? 'custom' : 'stock'
}

function isMadeToOrder({ choices, product, cut }: TimedLine): boolean {
  if (cut !== undefined || choices['cut'] !== undefined) return true
  return choices['species'] === 'special-order' || isCutLength(product, choices['length'])
}

/** A length that is none of those in which a product is sold. */
function isCutLength({ optionGroups }: TimedLine['product'], length: string | undefined): boolean {
  const sold = optionGroups.find(({ id }) => id === 'length')?.options ?? []
  return length !== undefined && !sold.some(({ code }) => code.toLowerCase() === length)
}

import type { IronBalusterText, IronSeries } from './iron-baluster.ts'

/** The words that put a baluster into a series, looked for in this order. */
const SERIES_WORDS = [
  ['Basket', ['basket']],
  ['Twist', ['twist']],
  ['Knuckle', ['knuckle']],
  ['Ribbon', ['ribbon']],
  ['Decorative', ['decorative', 'scroll', 'leaf', 'heart']],
  ['Victorian', ['victorian', 'gothic']],
  ['Panel & Geometric', ['panel', 'geometric', 'diamond', 'circle', 'oval', 'rectangle']],
  ['Artistic', ['artistic', 'hammered', 'tuscan']],
] as const satisfies readonly (readonly [IronSeries, readonly string[]])[]

/** The series that an iron baluster belongs to, by the words in its id and title. */
export function ironSeries(id: string, title: string): IronSeries {
  const text = `${id} ${title}`.toLowerCase()
  return SERIES_WORDS.find(([, words]) => words.some((word) => text.includes(word)))?.[0] ?? 'Other'
}

/** What the work of a series multiplies a price by; list prices already include it. */
export function ironPriceMultiplier(series: IronSeries): number {
  if (series === 'Decorative') return 1.3
  return series === 'Artistic' ? 1.2 : 1
}

export function ironComplexity(series: IronSeries): IronBalusterText['complexity'] {
  return ironPriceMultiplier(series) > 1 ? 'Complex' : 'Simple'
}

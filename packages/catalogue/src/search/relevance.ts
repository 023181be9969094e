import type { NearWords } from './vocabulary.ts'

/** What of a product decides how well it is meant. */
export interface Weighed {
  readonly weights: ReadonlyMap<string, number>
  /** Words in normal form that stand side by side in its names and keywords, with a space between. */
  readonly pairs: ReadonlySet<string>
}

export interface Relevance {
  /** How many words of the query it has, or words that are near them. */
  readonly covered: number
  /** How much it is about them; only to be compared. */
  readonly weight: number
}

const PAIR = 10

/** How well a product holds what may be meant by each word of a query. */
export function relevance(product: Weighed, terms: readonly NearWords[]): Relevance {
  const weights = terms.map((near) => bestWeight(product, near))
  const covered = weights.filter((weight) => weight > 0).length
  const pairs = terms.slice(1).filter((near, index) => hasPair(product, terms[index], near)).length
  return { covered, weight: sum(weights) + pairs * PAIR }
}

function bestWeight({ weights }: Weighed, near: NearWords): number {
  let best = 0
  for (const [word, nearness] of near) {
    best = Math.max(best, (weights.get(word) ?? 0) * nearness)
  }
  return best
}

function hasPair({ pairs }: Weighed, before: NearWords | undefined, after: NearWords): boolean {
  for (const first of before?.keys() ?? []) {
    for (const second of after.keys()) if (pairs.has(`${first} ${second}`)) return true
  }
  return false
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

import type { Postings } from './postings.ts'
import type { NearWords } from './vocabulary.ts'

/** What of products decides how well they are meant: by row, in what order ever. */
export interface Weighed {
  readonly rowCount: number
  /** For each word in normal form, what it weighs in some rows. */
  readonly words: ReadonlyMap<string, readonly AtWeight[]>
  readonly wordRows: Postings
  /** For each word in normal form, those that stand behind it in names and keywords. */
  readonly pairs: ReadonlyMap<string, ReadonlyMap<string, number>>
  readonly pairRows: Postings
}

/** A weight of a word, and under which key the rows stand in which it weighs that. */
export interface AtWeight {
  readonly weight: number
  readonly key: number
}

/** By row. */
export interface Relevance {
  /** How many words of the query it has, or words that are near them. */
  readonly covered: Uint16Array
  /** How much it is about them; only to be compared. */
  readonly weights: Float64Array
}

const PAIR = 10

/** How well each row holds what may be meant by each word of a query: word by word, of each only the rows that have it. */
export function relevance(weighed: Weighed, terms: readonly NearWords[]): Relevance {
  const { rowCount } = weighed
  const covered = new Uint16Array(rowCount)
  const weights = new Float64Array(rowCount)
  const best = new Float64Array(rowCount)
  for (const near of terms) {
    weighNear(weighed, near, best)
    for (let row = 0; row < rowCount; row += 1) {
      const weight = best[row] ?? 0
      if (weight > 0) {
        covered[row] = (covered[row] ?? 0) + 1
        weights[row] = (weights[row] ?? 0) + weight
      }
    }
  }
  const pairs = pairCounts(weighed, terms)
  pairs.forEach((count, row) => (weights[row] = (weights[row] ?? 0) + count * PAIR))
  return { covered, weights }
}

/** Of the words that may be meant, the one that weighs most in each row. */
function weighNear({ words, wordRows }: Weighed, near: NearWords, best: Float64Array): void {
  best.fill(0)
  for (const [word, nearness] of near) {
    for (const { weight, key } of words.get(word) ?? []) {
      const value = weight * nearness
      const end = wordRows.starts[key + 1] ?? 0
      for (let place = wordRows.starts[key] ?? 0; place < end; place += 1) {
        const row = wordRows.rows[place] ?? 0
        if (value > (best[row] ?? 0)) best[row] = value
      }
    }
  }
}

/** How often words that are meant side by side stand so in each row. */
function pairCounts({ rowCount, pairs, pairRows }: Weighed, terms: readonly NearWords[]) {
  const counts = new Uint16Array(rowCount)
  const counted = new Uint16Array(rowCount)
  terms.slice(1).forEach((after, index) => {
    for (const key of pairKeys(pairs, terms[index], after)) {
      const end = pairRows.starts[key + 1] ?? 0
      for (let place = pairRows.starts[key] ?? 0; place < end; place += 1) {
        const row = pairRows.rows[place] ?? 0
        if (counted[row] === index + 1) continue
        counted[row] = index + 1
        counts[row] = (counts[row] ?? 0) + 1
      }
    }
  })
  return counts
}

function pairKeys(
  pairs: Weighed['pairs'],
  before: NearWords | undefined,
  after: NearWords,
): readonly number[] {
  return [...(before?.keys() ?? [])].flatMap((first) => {
    const behind = pairs.get(first)
    if (behind === undefined) return []
    if (behind.size < after.size) {
      return [...behind].filter(([second]) => after.has(second)).map(([, key]) => key)
    }
    return [...after.keys()].map((second) => behind.get(second)).filter((key) => key !== undefined)
  })
}

import type { SearchIndex } from './search-index.ts'
import { markHolding } from './word-parts.ts'

/** Which words of a query stand in the texts of products, in whole or as a part of a word; by row. */
export interface HeldWords {
  readonly counts: Uint16Array
  /** Whether the last of the words stands in our own texts, not only in what a product is also called. */
  readonly isOwn: Uint8Array
}

const OWN = 2
const ALSO = 1

/** Counts for each row how many of these words, in lowercase and without a blank, its texts hold. */
export function heldWords<P>(index: SearchIndex<P>, words: readonly string[]): HeldWords {
  const { own, also, rowCount } = index
  const counts = new Uint16Array(rowCount)
  const marks = new Uint8Array(rowCount)
  for (const word of words) {
    marks.fill(0)
    const held = markHolding(own, word, marks, { mark: OWN, most: rowCount })
    markHolding(also, word, marks, { mark: ALSO, most: rowCount - held })
    marks.forEach((mark, row) => {
      if (mark > 0) counts[row] = (counts[row] ?? 0) + 1
    })
  }
  return { counts, isOwn: marks.map((mark) => Number(mark === OWN)) }
}

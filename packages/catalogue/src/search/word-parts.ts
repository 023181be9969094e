import { draftPostings, type Postings, type Steps } from './postings.ts'

/**
 * The words of some rows of texts as they stand there, from blank to blank, to be found by any part of them: a part
 * is looked for in every word once, not in every text.
 */
export interface WordParts {
  /** Every word once, those in many rows first, a line each. */
  readonly lines: string
  readonly starts: Uint32Array
  /** The key of each line in the postings. */
  readonly keys: Uint32Array
  readonly postings: Postings
}

/** Words that so many rows have are put in order, the most frequent first: a few of them may hold a part for all rows. */
const FREQUENT = 0.01

/** Takes texts, row by row, and makes their words ready to be found. */
export function draftWordParts() {
  const words = new Map<string, number>()
  const draft = draftPostings()

  function addRow(text: string): void {
    for (const word of text.split(/\s+/)) {
      const key = words.get(word) ?? words.size
      if (key === words.size) words.set(word, key)
      draft.note(key)
    }
    draft.endRow()
  }

  function* make(rowCount: number): Steps<WordParts> {
    const postings = yield* draft.byKey()
    const [frequent, rare]: [string[], string[]] = [[], []]
    const countOf = (word: string) => draft.counts[words.get(word) ?? 0] ?? 0
    for (const word of words.keys()) {
      const place = countOf(word) < FREQUENT * rowCount ? rare : frequent
      place.push(word)
      yield
    }
    const starts = new Uint32Array(words.size + 1)
    const keys = new Uint32Array(words.size)
    const mostFirst = frequent.toSorted((a, b) => countOf(b) - countOf(a))
    const lines = [...mostFirst, ...rare]
    for (const [at, word] of lines.entries()) {
      keys[at] = words.get(word) ?? 0
      starts[at + 1] = (starts[at] ?? 0) + word.length + 1
      yield
    }
    return { lines: [...lines, ''].join('\n'), starts, keys, postings }
  }

  return { addRow, make }
}

/**
 * Marks the rows that have a word with this part in it and no mark yet. Gives how many rows have been marked; stops as
 * soon as `most` are.
 */
export function markHolding(
  { lines, starts, keys, postings }: WordParts,
  part: string,
  marks: Uint8Array,
  { mark, most }: { readonly mark: number; readonly most: number },
): number {
  let marked = 0
  let line = 0
  let at = lines.indexOf(part)
  while (at !== -1 && marked < most) {
    while ((starts[line + 1] ?? at + 1) <= at) line += 1
    const key = keys[line] ?? 0
    const end = postings.starts[key + 1] ?? 0
    for (let place = postings.starts[key] ?? 0; place < end; place += 1) {
      const row = postings.rows[place] ?? 0
      if (marks[row] === 0) {
        marks[row] = mark
        marked += 1
      }
    }
    at = lines.indexOf(part, starts[line + 1])
  }
  return marked
}

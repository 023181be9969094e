import { bestFirst, bestOf, type Merits } from './best-first.ts'
import { type HeldWords, heldWords } from './held-words.ts'
import { allSteps } from './postings.ts'
import { readQuery } from './read-query.ts'
import { relevance } from './relevance.ts'
import type { SearchEntry } from './search-entry.ts'
import { type SearchIndex, searchSteps } from './search-index.ts'
import type { NearWords } from './vocabulary.ts'

export interface Found<P = SearchEntry> {
  /** What holds a word of the query, as the specification has it. */
  readonly matches: readonly P[]
  /** How many of the matches, the first, hold every word of the query. */
  readonly wholeCount: number
  /** What is near it: other numbers and tenses, other spellings and units. None of the matches. */
  readonly near: readonly P[]
  /** What each word of the query may mean. */
  readonly terms: readonly NearWords[]
}

export const SEARCH_RESULT_CAP = 12

/** Readies entries once, without a pause. */
export function prepareSearch<E extends SearchEntry>(entries: readonly E[]): SearchIndex<E> {
  return allSteps(searchSteps(entries, (entry) => entry))
}

/** The first of what a query finds, and how much more there is. */
export interface FoundFirst<P = SearchEntry> extends Pick<Found, 'terms'> {
  /** Matches, then what is near; at most 12. */
  readonly results: readonly P[]
  readonly matchCount: number
  readonly count: number
}

/**
 * The entries that hold any word of the query or the whole phrase in title, id, category or
 * description, whatever the case: more matching words first, then titles that hold the whole phrase,
 * then those that more of the query is about. Beside them, in that order too, what is near the query.
 * None for a blank query.
 */
export function findProducts<P>(index: SearchIndex<P>, query: string): Found<P> {
  const { matches, near, merits, wholeCount, terms } = ask(index, query)
  return {
    matches: productsOf(index, bestFirst(matches, merits)),
    wholeCount,
    near: productsOf(index, bestFirst(near, merits)),
    terms,
  }
}

/** The first of the same. It costs a fraction of putting all in order, so it may be asked at every keystroke. */
export function findFirst<P>(index: SearchIndex<P>, query: string): FoundFirst<P> {
  const { matches, near, merits, terms } = ask(index, query)
  const first = bestOf(matches, merits, SEARCH_RESULT_CAP)
  const rows = [...first, ...bestOf(near, merits, SEARCH_RESULT_CAP - first.length)]
  const count = matches.length + near.length
  return { results: productsOf(index, rows), matchCount: matches.length, count, terms }
}

/** The first of what a query finds: matches, then what is near. At most 12. */
export function searchProducts<P>(index: SearchIndex<P>, query: string): readonly P[] {
  return findFirst(index, query).results
}

/** What a query finds, in no order yet. */
interface Asked {
  readonly matches: readonly number[]
  readonly near: readonly number[]
  readonly merits: Merits
  readonly wholeCount: number
  readonly terms: readonly NearWords[]
}

function ask<P>(index: SearchIndex<P>, query: string): Asked {
  const typed = query.trim().toLowerCase().split(/\s+/)
  const phrase = typed.join(' ')
  const words = phrase === '' ? [] : [...new Set(typed)]
  const terms = phrase === '' ? [] : readQuery(phrase, index.vocabulary)
  const held = heldWords(index, words)
  const { covered, weights } = relevance(index, terms)
  const parts = parted(held, covered, { words: words.length, terms: terms.length })
  const meritOf = (row: number) =>
    meritInTexts(index, held, { row, phrase, isOneWord: words.length === 1 }) * (terms.length + 1) +
    (covered[row] ?? 0)
  return {
    ...parts,
    merits: { of: meritOf, weights },
    terms,
  }
}

function productsOf<P>({ products }: SearchIndex<P>, rows: readonly number[]): readonly P[] {
  return rows.map((row) => products[row]).filter((product) => product !== undefined)
}

/**
 * The rows that hold a word as it was typed, and of all others those that are as near as any; beside matches, to all
 * of the query.
 */
function parted(
  { counts }: HeldWords,
  covered: Uint16Array,
  asked: { readonly words: number; readonly terms: number },
) {
  const [matches, others]: [number[], number[]] = [[], []]
  let wholeCount = 0
  let most = 1
  for (const [row, count] of counts.entries()) {
    if (count > 0 && count === asked.words) wholeCount += 1
    if (count > 0) matches.push(row)
    else {
      others.push(row)
      most = Math.max(most, covered[row] ?? 0)
    }
  }
  const wanted = matches.length > 0 ? asked.terms : most
  return { matches, wholeCount, near: others.filter((row) => (covered[row] ?? 0) >= wanted) }
}

/**
 * By the specification: matching words, then the phrase in the title. Where that is alike, what was typed is its title,
 * and then: the only word typed stands in our own texts, not in what the product is also called.
 */
function meritInTexts<P>(
  { titles }: SearchIndex<P>,
  { counts, isOwn }: HeldWords,
  asked: { readonly row: number; readonly phrase: string; readonly isOneWord: boolean },
): number {
  const { row, phrase, isOneWord } = asked
  const title = titles[row] ?? ''
  const rank = 2 * (counts[row] ?? 0) + Number(title.includes(phrase))
  const own = isOneWord ? (isOwn[row] ?? 0) : 0
  return 4 * rank + 2 * Number(title === phrase) + own
}

import { type FindableText, weighWords, wordPairs } from './findable-text.ts'
import { readQuery } from './read-query.ts'
import { relevance, type Relevance, type Weighed } from './relevance.ts'
import type { SearchEntry } from './search-entry.ts'
import { type NearWords, type Vocabulary, vocabularyOf } from './vocabulary.ts'

/** An entry made ready to be searched. */
export interface PreparedEntry<E extends SearchEntry = SearchEntry> extends Weighed {
  readonly entry: E
  readonly title: string
  /** Title, id, category and description in lowercase. */
  readonly text: string
  /** What it is also called, in lowercase. */
  readonly alsoCalled: string
}

/** Everything that is searched, made ready once. */
export interface SearchIndex<E extends SearchEntry = SearchEntry> {
  readonly entries: readonly PreparedEntry<E>[]
  readonly vocabulary: Vocabulary
}

export interface Found<E extends SearchEntry = SearchEntry> {
  /** What holds a word of the query, as the specification has it. */
  readonly matches: readonly E[]
  /** How many of the matches, the first, hold every word of the query. */
  readonly wholeCount: number
  /** What is near it: other numbers and tenses, other spellings and units. None of the matches. */
  readonly near: readonly E[]
  /** What each word of the query may mean. */
  readonly terms: readonly NearWords[]
}

export const SEARCH_RESULT_CAP = 12

/** Readies entries once, so that a keystroke costs little. */
export function prepareSearch<E extends SearchEntry>(entries: readonly E[]): SearchIndex<E> {
  const prepared = entries.map(prepareEntry)
  return {
    entries: prepared,
    vocabulary: vocabularyOf(entries.flatMap((entry) => entry.findableBy)),
  }
}

function prepareEntry<E extends SearchEntry>(entry: E): PreparedEntry<E> {
  const { id, title, category, description, findableBy } = entry
  // Who types item numbers leaves their dashes out.
  const text = [title, id, id.replaceAll('-', ''), category, description].join('\n')
  return {
    entry,
    title: title.toLowerCase(),
    text: text.toLowerCase(),
    alsoCalled: entry.alsoCalled.toLowerCase(),
    weights: weighWords(findableBy),
    pairs: new Set(findableBy.filter(isShort).flatMap((short) => wordPairs(short.text))),
  }
}

function isShort({ role }: FindableText): boolean {
  return role !== 'prose'
}

/**
 * The entries that hold any word of the query or the whole phrase in title, id, category or
 * description, whatever the case: more matching words first, then titles that hold the whole phrase,
 * then those that more of the query is about. Beside them, in that order too, what is near the query.
 * None for a blank query.
 */
export function findProducts<E extends SearchEntry>(
  index: SearchIndex<E>,
  query: string,
): Found<E> {
  const typed = query.trim().toLowerCase().split(/\s+/)
  const phrase = typed.join(' ')
  if (phrase === '') return { matches: [], wholeCount: 0, near: [], terms: [] }
  const words = [...new Set(typed)]
  const terms = readQuery(phrase, index.vocabulary)
  const matches: Ranked<E>[] = []
  const others: Ranked<E>[] = []
  for (const prepared of index.entries) {
    const ranked = { ...rankOf(prepared, words, phrase), ...relevance(prepared, terms) }
    if (ranked.rank === 0) others.push(ranked)
    else matches.push(ranked)
  }
  return {
    matches: inOrder(matches),
    wholeCount: matches.filter(({ rank }) => rank >= 2 * words.length).length,
    near: inOrder(nearest(others, matches, terms)),
    terms,
  }
}

interface Rank<E extends SearchEntry> {
  readonly entry: E
  /** By the specification: matching words, then the phrase in the title. 0 is no match. */
  readonly rank: number
  /** What was typed is its title. */
  readonly isTitle: boolean
  /** Whether the only word typed stands in our own texts, not in what the product is also called. */
  readonly isOwn: boolean
}

type Ranked<E extends SearchEntry> = Rank<E> & Relevance

function rankOf<E extends SearchEntry>(
  { entry, text, alsoCalled, title }: PreparedEntry<E>,
  words: readonly string[],
  phrase: string,
): Rank<E> {
  const found = words.filter((word) => text.includes(word) || alsoCalled.includes(word)).length
  const rank = found === 0 ? 0 : 2 * found + Number(title.includes(phrase))
  const isOwn = words.length === 1 && found === 1 && text.includes(phrase)
  return { entry, rank, isTitle: title === phrase, isOwn }
}

/** Of those that hold no word as it was typed, those that are as near as any; beside matches, to all of the query. */
function nearest<E extends SearchEntry>(
  others: readonly Ranked<E>[],
  matches: readonly Ranked<E>[],
  terms: readonly NearWords[],
): readonly Ranked<E>[] {
  const most = Math.max(1, ...others.map(({ covered }) => covered))
  const wanted = matches.length > 0 ? terms.length : most
  return others.filter(({ covered }) => covered >= wanted)
}

function inOrder<E extends SearchEntry>(ranked: readonly Ranked<E>[]): readonly E[] {
  return ranked
    .toSorted(
      (a, b) =>
        b.rank - a.rank ||
        Number(b.isTitle) - Number(a.isTitle) ||
        Number(b.isOwn) - Number(a.isOwn) ||
        b.covered - a.covered ||
        b.weight - a.weight,
    )
    .map(({ entry }) => entry)
}

/** The first of what a query finds: matches, then what is near. At most 12. */
export function searchProducts<E extends SearchEntry>(
  index: SearchIndex<E>,
  query: string,
): readonly E[] {
  const { matches, near } = findProducts(index, query)
  return [...matches, ...near].slice(0, SEARCH_RESULT_CAP)
}

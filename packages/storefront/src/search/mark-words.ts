import { readMeasures } from '@millrun/catalogue/search/measures'
import { normalWord } from '@millrun/catalogue/search/normal-word'
import type { NearWords } from '@millrun/catalogue/search/vocabulary'
import { measureWord } from '@millrun/catalogue/search/words-of'

export interface Piece {
  /** Where it begins in the whole text. */
  readonly start: number
  readonly text: string
  readonly isMatch: boolean
}

interface Span {
  readonly start: number
  readonly end: number
}

/**
 * The text in pieces, so that those can be marked which are words of the query or, where none of them
 * stands, what its words may mean.
 */
export function markWords(
  text: string,
  query: string,
  terms: readonly NearWords[],
): readonly Piece[] {
  const typed = wholeLengths(text, typedSpans(text, query))
  const meant = meantSpans(text, terms).filter((span) => !typed.some((one) => overlap(one, span)))
  const pieces: Piece[] = []
  let end = 0
  const add = (until: number, isMatch: boolean) => {
    if (until > end) pieces.push({ start: end, text: text.slice(end, until), isMatch })
    end = Math.max(end, until)
  }
  for (const span of [...typed, ...meant].toSorted((a, b) => a.start - b.start)) {
    add(span.start, false)
    add(span.end, true)
  }
  add(text.length, false)
  return pieces
}

function typedSpans(text: string, query: string): readonly Span[] {
  const words = query.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const longestFirst = words.toSorted((a, b) => b.length - a.length).map(pattern)
  return spans(text.matchAll(new RegExp(longestFirst.join('|'), 'gi')))
}

/** Matches with the rest of a length that they are part of: a length in two pieces can be shown in no other unit. */
function wholeLengths(text: string, matches: readonly Span[]): readonly Span[] {
  const lengths = readMeasures(text)
  return matches.map((match) => {
    const parts = [match, ...lengths.filter((length) => overlap(length, match))]
    return {
      start: Math.min(...parts.map(({ start }) => start)),
      end: Math.max(...parts.map(({ end }) => end)),
    }
  })
}

/** One or two letters stand in many words: only those are marked that begin with them. */
function pattern(word: string): string {
  const literal = word.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
  return /^\w{1,2}$/.test(word) ? String.raw`\b${literal}` : literal
}

function meantSpans(text: string, terms: readonly NearWords[]): readonly Span[] {
  const isMeant = (word: string) => terms.some((near) => near.has(word))
  const words = [...text.matchAll(/[a-z\d]+/gi)].filter(([word]) =>
    isMeant(normalWord(word.toLowerCase())),
  )
  const sizes = readMeasures(text).filter(({ inches }) => isMeant(measureWord(inches)))
  return [...sizes, ...spans(words).filter((word) => !sizes.some((size) => overlap(size, word)))]
}

function spans(matches: Iterable<RegExpMatchArray>): readonly Span[] {
  return Array.from(matches, ({ 0: found, index = 0 }) => ({
    start: index,
    end: index + found.length,
  }))
}

function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}

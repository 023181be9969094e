import { editDistance } from './edit-distance.ts'
import { type FindableText, joinedWords, normalWords } from './findable-text.ts'
import { normalWord } from './normal-word.ts'

/** The words that products can be found by, in normal form. */
export interface Vocabulary {
  readonly all: ReadonlySet<string>
  /** Those of names and keywords: what is misspelled is one of these. */
  readonly names: ReadonlySet<string>
  /** Two words of a name written as one. */
  readonly joined: ReadonlySet<string>
}

/** The vocabulary of products that can be found by these texts. */
export function vocabularyOf(texts: readonly FindableText[]): Vocabulary {
  const names = texts.filter(({ role }) => role !== 'prose').map(({ text }) => text)
  return {
    all: new Set(texts.flatMap(({ text }) => normalWords(text))),
    names: new Set(names.flatMap(normalWords)),
    joined: new Set(names.flatMap(joinedWords)),
  }
}

/** Words that are near a typed one, and how near: 1 is the word itself. */
export type NearWords = ReadonlyMap<string, number>

const BEGINS_ALIKE = 0.6
const MISSPELLED = 0.5
const ONE_SLIP_FROM = 4
const TWO_SLIPS_FROM = 7

/**
 * The words of the vocabulary that somebody may mean who typed this lowercase word: the word itself in
 * any number or tense; if there is none, those that begin with it; if none begin so, those that one
 * slip, or two in a long word, make of it.
 */
export function nearWords(typed: string, vocabulary: Vocabulary): NearWords {
  const word = normalWord(typed)
  if (vocabulary.all.has(word) || vocabulary.joined.has(word)) return new Map([[word, 1]])
  if (/^=|\d/.test(word)) return new Map()
  const longer = [...vocabulary.names].filter((known) => known.startsWith(typed))
  if (longer.length > 0) return new Map(longer.map((known) => [known, BEGINS_ALIKE]))
  return new Map(spelledAlike(word, vocabulary.names).map((known) => [known, MISSPELLED]))
}

function spelledAlike(word: string, names: ReadonlySet<string>): readonly string[] {
  if (word.length < ONE_SLIP_FROM) return []
  const most = word.length < TWO_SLIPS_FROM ? 1 : 2
  const alike = [...names]
    .map((known) => ({ known, slips: editDistance(word, known, most) }))
    .filter(({ known, slips }) => slips <= most && (slips < 2 || known[0] === word[0]))
  const fewest = Math.min(...alike.map(({ slips }) => slips))
  const nearest = alike.filter(({ slips }) => slips === fewest).map(({ known }) => known)
  const sameStart = nearest.filter((known) => known[0] === word[0])
  return sameStart.length > 0 ? sameStart : nearest
}

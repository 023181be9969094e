import { normalWord } from './normal-word.ts'
import { wordsOf } from './words-of.ts'

/** Part of what a product can be found by, and how much it says of what the product is. */
export interface FindableText {
  readonly text: string
  readonly weight: number
  /**
   * Names and terms are short: words that stand side by side belong together, so that `goose neck` is
   * found by `gooseneck`. What several names say weighs more.
   */
  readonly role: 'name' | 'term' | 'prose'
}

/** What stands between two semicolons of a text, or the text where it has none. */
export interface Phrase {
  /** Its words in normal form, in reading order. */
  readonly words: readonly string[]
  /** Every two words that stand side by side, written as one. */
  readonly joined: readonly string[]
}

/** Reads texts by their phrases. What products have in common, as many do, is read once. */
export function phraseReader(): (text: string) => readonly Phrase[] {
  const known = new Map<string, Phrase>()
  const normal = new Map<string, string>()
  return (text) =>
    text.split(';').map((phrase) => {
      const read = known.get(phrase) ?? readPhrase(phrase, normal)
      if (phrase.length <= LONGEST_IN_COMMON) known.set(phrase, read)
      return read
    })
}

const LONGEST_IN_COMMON = 80

function readPhrase(text: string, known: Map<string, string>): Phrase {
  const normalOf = (word: string) => {
    const normal = known.get(word) ?? normalWord(word)
    known.set(word, normal)
    return normal
  }
  const words = wordsOf(text)
  return {
    words: words.map(normalOf),
    joined: words.slice(1).map((word, index) => normalWord(`${words[index]}${word}`)),
  }
}

/** A text by which a product is found, read. */
export interface ReadText extends Omit<FindableText, 'text'> {
  readonly phrases: readonly Phrase[]
}

/** Whether words that stand side by side in it belong together. */
export function isShort({ role }: Pick<FindableText, 'role'>): boolean {
  return role !== 'prose'
}

/** The words of some texts in normal form, each with what it weighs: that of all its names and of its best other text. */
export function weighWords(texts: readonly ReadText[]): ReadonlyMap<string, number> {
  const names = new Map<string, number>()
  const others = new Map<string, number>()
  for (const { phrases, weight, role } of texts) {
    for (const word of findableWords(phrases, role)) {
      if (role === 'name') names.set(word, (names.get(word) ?? 0) + weight)
      else others.set(word, Math.max(others.get(word) ?? 0, weight))
    }
  }
  for (const [word, weight] of others) names.set(word, (names.get(word) ?? 0) + weight)
  return names
}

function findableWords(
  phrases: readonly Phrase[],
  role: FindableText['role'],
): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { words, joined } of phrases) {
    for (const word of words) found.add(word)
    if (role !== 'prose') for (const word of joined) found.add(word)
  }
  return found
}

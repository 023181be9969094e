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

/** The words of some texts in normal form, each with what it weighs: that of all its names and of its best other text. */
export function weighWords(texts: readonly FindableText[]): ReadonlyMap<string, number> {
  const names = new Map<string, number>()
  const others = new Map<string, number>()
  for (const { text, weight, role } of texts) {
    for (const word of new Set(findableWords(text, role))) {
      if (role === 'name') names.set(word, (names.get(word) ?? 0) + weight)
      else others.set(word, Math.max(others.get(word) ?? 0, weight))
    }
  }
  for (const [word, weight] of others) names.set(word, (names.get(word) ?? 0) + weight)
  return names
}

function findableWords(text: string, role: FindableText['role']): readonly string[] {
  return [...normalWords(text), ...(role === 'prose' ? [] : joinedWords(text))]
}

/** The words of a text in normal form, in reading order. */
export function normalWords(text: string): readonly string[] {
  return wordsOf(text).map(normalWord)
}

/** Every two words that stand side by side in a text, written as one; a semicolon parts them. */
export function joinedWords(text: string): readonly string[] {
  return text.split(';').flatMap((phrase) => {
    const words = wordsOf(phrase)
    return words.slice(1).map((word, index) => normalWord(`${words[index]}${word}`))
  })
}

/** Every two words that stand side by side in a text, in normal form; a semicolon parts them. */
export function wordPairs(text: string): readonly string[] {
  return text.split(';').flatMap((phrase) => {
    const words = normalWords(phrase)
    return words.slice(1).map((word, index) => `${words[index]} ${word}`)
  })
}

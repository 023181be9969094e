import { editDistance } from './edit-distance.ts'
import { isShort, type Phrase, type ReadText } from './findable-text.ts'
import { normalWord } from './normal-word.ts'

/** The words that products can be found by, in normal form. */
export interface Vocabulary {
  readonly all: ReadonlySet<string>
  /** Those of names and keywords: what is misspelled is one of these. */
  readonly names: readonly string[]
  /** Which letters each of the names has, a bit each. */
  readonly letters: Uint32Array
  /** Two words of a name written as one. */
  readonly joined: ReadonlySet<string>
}

/** Takes the texts that products can be found by, product by product. */
export function draftVocabulary() {
  const [all, names, joined] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const [known, knownNames] = [new Set<Phrase>(), new Set<Phrase>()]

  function add(phrase: Phrase): void {
    if (known.has(phrase)) return
    known.add(phrase)
    for (const word of phrase.words) all.add(word)
  }

  function addName(phrase: Phrase): void {
    if (knownNames.has(phrase)) return
    knownNames.add(phrase)
    for (const word of phrase.words) names.add(word)
    for (const word of phrase.joined) joined.add(word)
  }

  return {
    addRow: (texts: readonly ReadText[]): void => {
      for (const text of texts) {
        text.phrases.forEach(add)
        if (isShort(text)) text.phrases.forEach(addName)
      }
    },
    made: (): Vocabulary => {
      const letters = Uint32Array.from(names, lettersOf)
      return { all, names: [...names], letters, joined }
    },
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
  const longer = vocabulary.names.filter((known) => known.startsWith(typed))
  if (longer.length > 0) return new Map(longer.map((known) => [known, BEGINS_ALIKE]))
  return new Map(spelledAlike(word, vocabulary).map((known) => [known, MISSPELLED]))
}

function spelledAlike(word: string, { names, letters }: Vocabulary): readonly string[] {
  if (word.length < ONE_SLIP_FROM) return []
  const most = word.length < TWO_SLIPS_FROM ? 1 : 2
  const typed = lettersOf(word)
  const alike = names
    // Few words share enough letters with it to be compared.
    .filter((_, at) => bitsOf(typed ^ (letters[at] ?? 0)) <= LETTERS_OF_A_SLIP * most)
    .map((known) => ({ known, slips: editDistance(word, known, most) }))
    .filter(({ known, slips }) => slips <= most && (slips < 2 || known[0] === word[0]))
  const fewest = Math.min(...alike.map(({ slips }) => slips))
  const nearest = alike.filter(({ slips }) => slips === fewest).map(({ known }) => known)
  const sameStart = nearest.filter((known) => known[0] === word[0])
  return sameStart.length > 0 ? sameStart : nearest
}

/** A letter in the place of another takes one away and brings one; every other slip does less. */
const LETTERS_OF_A_SLIP = 2

function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function bitsOf(letters: number): number {
  let count = 0
  for (let left = letters; left !== 0; left &= left - 1) count += 1
  return count
}

import { isShort, phraseReader, type ReadText, weighWords } from './findable-text.ts'
import { draftPostings, type Steps } from './postings.ts'
import type { AtWeight, Weighed } from './relevance.ts'
import type { SearchEntry } from './search-entry.ts'
import { draftVocabulary, type Vocabulary } from './vocabulary.ts'
import { draftWordParts, type WordParts } from './word-parts.ts'

/** All products made ready to be searched: what is asked by word, with the rows of the products that have it. */
export interface SearchIndex<P = SearchEntry> extends Weighed {
  /** By row. */
  readonly products: readonly P[]
  /** By row, in lowercase. */
  readonly titles: readonly string[]
  /** The words of title, id, category and description. */
  readonly own: WordParts
  /** Those of what products are also called. */
  readonly also: WordParts
  readonly vocabulary: Vocabulary
}

/** Readies products once, so that a keystroke costs little; may be paused wherever it yields. */
export function* searchSteps<P>(
  products: readonly P[],
  entryOf: (product: P) => SearchEntry,
): Steps<SearchIndex<P>> {
  const phrasesOf = phraseReader()
  const vocabulary = draftVocabulary()
  const [own, also, words, pairs] = [draftWordParts(), draftWordParts(), draftWords(), draftPairs()]
  const titles: string[] = []
  for (const product of products) {
    const entry = entryOf(product)
    titles.push(entry.title.toLowerCase())
    own.addRow(ownText(entry).toLowerCase())
    also.addRow(entry.alsoCalled.toLowerCase())
    const texts = entry.findableBy.map(({ text, ...told }) => ({
      ...told,
      phrases: phrasesOf(text),
    }))
    words.addRow(weighWords(texts))
    pairs.addRow(texts)
    vocabulary.addRow(texts)
    yield
  }
  const rowCount = products.length
  return {
    rowCount,
    products,
    titles,
    own: yield* own.make(rowCount),
    also: yield* also.make(rowCount),
    words: words.words,
    wordRows: yield* words.byKey(),
    pairs: pairs.pairs,
    pairRows: yield* pairs.byKey(),
    vocabulary: vocabulary.made(),
  }
}

function ownText({ id, title, category, description }: SearchEntry): string {
  // Who types item numbers leaves their dashes out.
  return [title, id, id.replaceAll('-', ''), category, description].join('\n')
}

function draftWords() {
  const words = new Map<string, AtWeight[]>()
  const { note, endRow, byKey, counts } = draftPostings()

  function keyOf(word: string, weight: number): number {
    const known = words.get(word) ?? []
    if (known.length === 0) words.set(word, known)
    const same = known.find((one) => one.weight === weight)
    if (same !== undefined) return same.key
    known.push({ weight, key: counts.length })
    return counts.length
  }

  function addRow(weights: ReadonlyMap<string, number>): void {
    for (const [word, weight] of weights) note(keyOf(word, weight))
    endRow()
  }

  return { words, addRow, byKey }
}

function draftPairs() {
  const pairs = new Map<string, Map<string, number>>()
  const { note, endRow, byKey, counts } = draftPostings()

  function keyOf(first: string, second: string): number {
    const behind = pairs.get(first) ?? new Map<string, number>()
    if (behind.size === 0) pairs.set(first, behind)
    const key = behind.get(second) ?? counts.length
    behind.set(second, key)
    return key
  }

  function addRow(texts: readonly ReadText[]): void {
    for (const { words } of texts.filter(isShort).flatMap(({ phrases }) => phrases)) {
      words.slice(1).forEach((second, index) => note(keyOf(words[index] ?? '', second)))
    }
    endRow()
  }

  return { pairs, addRow, byKey }
}

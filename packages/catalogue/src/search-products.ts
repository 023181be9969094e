import type { ProductText } from './product.ts'

/** What search looks through and what its result list shows. */
export interface SearchEntry {
  readonly id: string
  readonly title: string
  readonly category: string
  readonly priceCents: number
  readonly href: string
  /** Description, features, materials, dimensions and keywords in one text. */
  readonly description: string
}

/** An entry made ready to be searched: everything it can be found by, in lowercase. */
export interface PreparedEntry<E extends SearchEntry = SearchEntry> {
  readonly entry: E
  readonly title: string
  readonly text: string
}

export const SEARCH_RESULT_CAP = 12

/** The search record of a product. */
export function searchEntry(product: ProductText): SearchEntry {
  const { id, title, category, priceCents, href } = product
  const description = [
    product.description,
    ...product.features,
    ...product.materials,
    product.dimensions,
    ...product.searchKeywords,
  ].join(' ')
  return { id, title, category, priceCents, href, description }
}

/** Readies an entry once, so that a keystroke costs no lowercasing. */
export function prepareEntry<E extends SearchEntry>(entry: E): PreparedEntry<E> {
  const { id, category, description } = entry
  // Who types item numbers leaves their dashes out.
  const text = [entry.title, id, id.replaceAll('-', ''), category, description].join('\n')
  return { entry, title: entry.title.toLowerCase(), text: text.toLowerCase() }
}

/**
 * The entries that hold any word of the query or the whole phrase in title, id, category or
 * description, whatever the case: more matching words first, then titles that hold the whole phrase,
 * then catalogue order. At most 12; none for a blank query.
 */
export function searchProducts<E extends SearchEntry>(
  entries: readonly PreparedEntry<E>[],
  query: string,
): readonly E[] {
  const typed = query.trim().toLowerCase().split(/\s+/)
  const phrase = typed.join(' ')
  if (phrase === '') return []
  const words = [...new Set(typed)]
  const byRank: PreparedEntry<E>[][] = Array.from({ length: 2 * words.length + 2 }, () => [])
  for (const prepared of entries) {
    const found = words.filter((word) => prepared.text.includes(word)).length
    if (found === 0) continue
    const peers = byRank[2 * found + Number(prepared.title.includes(phrase))]
    if (peers !== undefined && peers.length < SEARCH_RESULT_CAP) peers.push(prepared)
  }
  const ranked = byRank.toReversed().flat()
  return ranked.slice(0, SEARCH_RESULT_CAP).map((prepared) => prepared.entry)
}

import type { Listing } from '@millrun/catalogue/product'
import { editDistance } from '@millrun/catalogue/search/edit-distance'
import { normalWord } from '@millrun/catalogue/search/normal-word'
import { plain } from './named-item.ts'
import { placeOf, rowWords, saysNothing } from './row-words.ts'

/** How many products are offered for something that we do not sell. */
const MOST_NEAR = 3

/** Products by the words of their titles, for rows that name no item number of ours. */
export interface ProductWords {
  readonly products: readonly Listing[]
  readonly byWord: ReadonlyMap<string, readonly Listing[]>
  /** The words of each title in a row, the longest titles first. */
  readonly titles: readonly { readonly product: Listing; readonly words: readonly string[] }[]
}

/** Makes products ready to be found by their words. */
export function productWords(products: readonly Listing[]): ProductWords {
  const byWord = new Map<string, Listing[]>()
  for (const product of products) {
    for (const word of normalWords(`${product.title} ${product.category}`)) {
      byWord.set(word, [...(byWord.get(word) ?? []), product])
    }
  }
  const titles = products
    .map((product) => ({ product, words: rowWords(product.title.toLowerCase()) }))
    .toSorted((a, b) => b.words.length - a.words.length)
  return { products, byWord, titles }
}

/** The product whose whole title some words say, where no other title is as long. */
export function titledProduct(
  words: readonly string[],
  { titles }: ProductWords,
): Listing | undefined {
  const there = new Set(words)
  const said = titles.filter(
    (title) =>
      title.words.every((word) => there.has(word)) &&
      placeOf(words, title.words, () => true) !== undefined,
  )
  const [first, second] = said
  return first?.words.length === second?.words.length ? undefined : first?.product
}

/** At most three products that somebody may mean by an item number that we do not have, or by some words, the nearest first. */
export function nearProducts(asked: string, text: string, known: ProductWords): readonly Listing[] {
  const byNumber = nearNumbers(asked, known.products)
  const byWords = nearWords(text, known)
  return [...new Set([...byNumber, ...byWords])].slice(0, MOST_NEAR)
}

/** One slip of the finger away, or with the same digits and other letters. */
function nearNumbers(asked: string, products: readonly Listing[]): readonly Listing[] {
  const number = plain(asked)
  const digits = digitsOf(number)
  if (digits === '') return []
  return products
    .map((product) => ({ product, slips: slipsTo(number, digits, plain(product.itemNumber)) }))
    .filter(({ slips }) => slips < 2)
    .toSorted((a, b) => a.slips - b.slips)
    .map(({ product }) => product)
}

function slipsTo(number: string, digits: string, other: string): number {
  if (number.length > other.length + 1 || other.length > number.length + 1) return 2
  if (digitsOf(other) === digits) return 1
  return number[0] === other[0] ? editDistance(number, other, 1) : 2
}

function digitsOf(number: string): string {
  return number.replaceAll(/\D/g, '')
}

/** Rare words weigh more than those that half the shop has. */
function nearWords(text: string, { products, byWord }: ProductWords): readonly Listing[] {
  const weights = new Map<Listing, number>()
  for (const word of normalWords(text)) {
    const found = byWord.get(word) ?? []
    for (const product of found) {
      const weight = Math.log(products.length / found.length)
      weights.set(product, (weights.get(product) ?? 0) + weight)
    }
  }
  return [...weights]
    .toSorted(
      ([a, weighs], [b, weighsOther]) => weighsOther - weighs || a.title.length - b.title.length,
    )
    .slice(0, MOST_NEAR)
    .map(([product]) => product)
}

function normalWords(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? []
  return new Set(words.filter((word) => !saysNothing(word)).map(normalWord))
}

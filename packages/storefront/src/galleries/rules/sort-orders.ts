import type { Listing } from '@millrun/catalogue/product'
import type { SortOrder } from '../gallery-view.ts'

const ALPHABET = new Intl.Collator('en', { numeric: true })

/** Compares by alphabet, numbers by their size. */
export function byAlphabet(one: string, other: string): number {
  return ALPHABET.compare(one, other)
}

/** Compares by title, and products of one title by item number. */
export function byName(one: Listing, other: Listing): number {
  return byAlphabet(one.title, other.title) || byAlphabet(one.itemNumber, other.itemNumber)
}

export const NAME: SortOrder<Listing> = { id: 'name', name: 'Name (A-Z)', compare: byName }

export const PRICE_LOW_TO_HIGH: SortOrder<Listing> = {
  id: 'price-asc',
  name: 'Price low to high',
  compare: (one, other) => one.priceCents - other.priceCents || byName(one, other),
}

export const PRICE_HIGH_TO_LOW: SortOrder<Listing> = {
  id: 'price-desc',
  name: 'Price high to low',
  compare: (one, other) => other.priceCents - one.priceCents || byName(one, other),
}

export const SERIES: SortOrder<Listing & { readonly series: string }> = {
  id: 'series',
  name: 'Series',
  compare: (one, other) => byAlphabet(one.series, other.series) || byName(one, other),
}

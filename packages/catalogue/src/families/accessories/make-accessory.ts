import type { Category } from '../families.ts'
import { usualProduct } from '../usual-listing.ts'

/** What is written by hand about an accessory. */
export interface AccessoryEntry {
  readonly id: string
  readonly itemNumber: string
  readonly title: string
  readonly priceCents: number
  readonly category: Category
  readonly crossSellFor: readonly Category[]
  readonly description: string
  readonly benefits: readonly string[]
  readonly materials: readonly string[]
  readonly searchKeywords: readonly string[]
}

/** What follows for every accessory; it asks for no choice and stands in no gallery. */
export function makeAccessory(entry: AccessoryEntry) {
  return {
    ...usualProduct('accessories', entry),
    ...entry,
    inGallery: false,
  } as const
}

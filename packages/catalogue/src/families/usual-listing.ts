import type { Listing, ProductText } from '../product.ts'
import { DESCRIPTORS, type Family } from './families.ts'

/** Most products were a fifth dearer. */
const USUAL_ORIGINAL = 1.2

/** How many times its price the struck-through price of a product usually is, by its family. */
export function originalTimes(family: Family): number {
  return DESCRIPTORS[family].originalTimes ?? USUAL_ORIGINAL
}

/** What the listing of a product says unless the product says otherwise. */
export function usualListing<F extends Family>(
  family: F,
  { id, priceCents }: Pick<Listing, 'id' | 'priceCents'>,
) {
  return {
    family,
    itemNumber: id.toUpperCase(),
    originalCents: Math.round(priceCents * originalTimes(family)),
    inStock: true,
    optionGroups: [],
    href: `/product/${id}`,
  } as const
}

/** What a product says as it is written, and what follows for most products from that. */
export function usualProduct<F extends Family>(
  family: F,
  written: Pick<ProductText, 'id' | 'title' | 'priceCents' | 'description'>,
) {
  const { id, title, priceCents, description } = written
  const usual = usualListing(family, written)
  return { ...usual, id, title, priceCents, description, inGallery: true } as const
}

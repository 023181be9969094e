import type { Listing } from '../product.ts'
import { usualListing } from './usual-listing.ts'

/**
 * A product at another price. Its struck-through price follows by its family's rule, and stays where the product states
 * one of its own.
 */
export function repriced<P extends Listing>(product: P, priceCents: number): P {
  const { id, family } = product
  const isUsual = product.originalCents === usualListing(family, product).originalCents
  const usual = usualListing(family, { id, priceCents })
  return {
    ...product,
    priceCents,
    originalCents: isUsual ? usual.originalCents : product.originalCents,
  }
}

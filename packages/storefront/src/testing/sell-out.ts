import { onTestFinished } from 'vitest'
import { findListing } from '../catalogue/find-listing.ts'

/** Until the test is over a product is sold out, as the shelf says it; with the day on which it is back, where one is known. */
export function sellOut(id: string, backOn?: string): void {
  const listing = findListing(id)
  if (listing === undefined) throw new Error(`we do not sell ${id}`)
  const { inStock } = listing
  Object.assign(listing, { inStock: false, backOn })
  onTestFinished(() => void Object.assign(listing, { inStock, backOn: undefined }))
}

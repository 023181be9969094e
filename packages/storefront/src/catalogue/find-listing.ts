import type { Listing } from '@millrun/catalogue/product'
import { listings } from 'virtual:listings'

const byId = new Map(listings.map((listing) => [listing.id, listing]))

/** What every page knows of a product: enough to price it and to show it in the cart. */
export function findListing(id: string): Listing | undefined {
  return byId.get(id)
}

/** All that we sell, in the order in which lists show it. */
export { listings } from 'virtual:listings'

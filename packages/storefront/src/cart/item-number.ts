import { productIdOf } from '@millrun/catalogue/choosing/line-id'
import { findListing } from '../catalogue/find-listing.ts'

/** The item number of a line's product, while the catalogue has it. */
export function itemNumber(lineId: string): string | undefined {
  return findListing(productIdOf(lineId))?.itemNumber
}

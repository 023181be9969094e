import type { Family } from '@millrun/catalogue/families/families'
import { useLocation } from '../router/place.ts'
import { findListing } from '../catalogue/find-listing.ts'
import { productIn } from '../paths.ts'

/** The family of the product whose page is shown, if one is. */
export function useShownFamily(): Family | undefined {
  const { pathname } = useLocation()
  return findListing(productIn(pathname))?.family
}

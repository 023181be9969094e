import { chosenPicture } from '@millrun/catalogue/pictures/chosen-picture'
import { pictureSet } from '@millrun/catalogue/pictures/picture-path'
import type { Location } from '../../router/place.ts'
import { findListing } from '../../catalogue/find-listing.ts'
import { productIn } from '../../paths.ts'
import { askedChoices } from '../choices/asked-choices.ts'

/** How wide the large picture of a product stands in its frame, as in `sizes`. */
export const MAIN_SIZES = '(min-width: 64rem) 640px, 352px'

/** Fetches the picture that the page of a product opens with, just as that page will ask for it. */
export function fetchMainPicture({ pathname, search }: Location): void {
  const listing = findListing(productIn(pathname))
  if (listing === undefined) return
  const set = pictureSet(chosenPicture(listing, askedChoices(listing, search)))
  if (set !== undefined) Object.assign(new Image(), { sizes: MAIN_SIZES, srcset: set })
}

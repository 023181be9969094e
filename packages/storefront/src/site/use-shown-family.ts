import type { Family } from '@millrun/catalogue/families/families'
import { matchPath, useLocation } from 'react-router'
import { findListing } from '../catalogue/find-listing.ts'
import { paths } from '../paths.ts'

/** The family of the product whose page is shown, if one is. */
export function useShownFamily(): Family | undefined {
  const { pathname } = useLocation()
  const id = matchPath(paths.product(':id'), pathname)?.params.id
  return id === undefined ? undefined : findListing(id)?.family
}

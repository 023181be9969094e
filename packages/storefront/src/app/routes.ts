import type { Family } from '@millrun/catalogue/product'
import type { ComponentType } from 'react'
import { matchPath, type Params } from 'react-router'
import { families } from '../catalogue/families.ts'
import { findListing } from '../catalogue/find-listing.ts'
import { createResource, type Resource } from './resource.ts'

export interface PageModule {
  readonly Page: ComponentType
}

export interface RouteEntry {
  readonly path: string
  /** File of the page below `pages/`. */
  readonly file: string
  readonly page: Resource<PageModule>
  /** The families that the page reads. */
  readonly families: (params: Params) => readonly Family[]
}

const PAGES = import.meta.glob<PageModule>('../pages/*-page.tsx')

function route(
  path: string,
  name: string,
  needs: readonly Family[] | RouteEntry['families'] = [],
): RouteEntry {
  const load = PAGES[`../pages/${name}.tsx`]
  if (load === undefined) throw new Error(`no page ${name}.tsx`)
  const needed = typeof needs === 'function' ? needs : () => needs
  return { path, file: `pages/${name}.tsx`, page: createResource(load), families: needed }
}

function familyOfProduct({ id = '' }: Params): readonly Family[] {
  const listing = findListing(id)
  return listing === undefined ? [] : [listing.family]
}

export const routes: readonly RouteEntry[] = [
  route('/', 'home-page'),
  route('/products', 'products-page', ['newels']),
  route('/product/:id', 'product-page', familyOfProduct),
  route('/gallery/iron-balusters', 'iron-balusters-page', ['iron-balusters']),
  route('/gallery/wood-balusters', 'wood-balusters-page', ['wood-balusters']),
  route('/checkout', 'checkout-page'),
  route('/featured-products', 'featured-products-page', ['accessories']),
  route('/stair-visualizer', 'stair-visualizer-page'),
  route('/design-gallery', 'design-gallery-page'),
  route('/designs/1', 'design-one-page'),
  route('/designs/2', 'design-two-page'),
  route('/designs/3', 'design-three-page'),
  route('/contact', 'contact-page'),
  route('/about', 'about-page'),
  route('/privacy', 'privacy-page'),
  route('/terms', 'terms-page'),
  route('*', 'not-found-page'),
]

/** The route that shows this path, and the families it needs there. */
export function matchRoute(
  pathname: string,
): { readonly entry: RouteEntry; readonly families: readonly Family[] } | undefined {
  for (const entry of routes) {
    const match = matchPath(entry.path, pathname)
    if (match !== null) return { entry, families: entry.families(match.params) }
  }
  return undefined
}

/** Fetches what the page at this path needs; resolves when it can be shown without waiting. */
export async function loadRoute(pathname: string): Promise<void> {
  const match = matchRoute(pathname)
  if (match === undefined) return
  await Promise.all([
    match.entry.page.load(),
    ...match.families.map((family) => families[family].load()),
  ])
}

import type { Family } from '@millrun/catalogue/product'
import type { ComponentType } from 'react'
import { matchPath } from 'react-router'
import { families } from '../catalogue/families.ts'
import { createResource, type Resource } from './resource.ts'

export interface PageModule {
  readonly Page: ComponentType
}

export interface RouteEntry {
  readonly path: string
  /** File of the page below `pages/`. */
  readonly file: string
  readonly page: Resource<PageModule>
  /** The families that the page waits for. */
  readonly families: readonly Family[]
  /** What the page itself fetches before it can be shown, and a style sheet of its own, as the build names them. */
  readonly own?: { readonly modules: readonly string[]; readonly style: string }
}

const PAGES = import.meta.glob<PageModule>('../pages/*-page.tsx')

function route(path: string, name: string, needed: readonly Family[] = []): RouteEntry {
  const load = PAGES[`../pages/${name}.tsx`]
  if (load === undefined) throw new Error(`no page ${name}.tsx`)
  return { path, file: `pages/${name}.tsx`, page: createResource(load), families: needed }
}

export const routes: readonly RouteEntry[] = [
  route('/', 'home-page'),
  route('/products', 'products-page', ['newels']),
  route('/product/:id', 'product-page'),
  route('/gallery/iron-balusters', 'iron-balusters-page', ['iron-balusters']),
  route('/gallery/wood-balusters', 'wood-balusters-page', ['wood-balusters']),
  route('/gallery/handrails', 'handrails-page', ['handrails']),
  route('/gallery/fittings', 'fittings-page', ['fittings']),
  route('/gallery/treads', 'treads-page', ['treads']),
  route('/gallery/newels', 'newels-page', ['newels']),
  route('/gallery/newel-posts', 'newel-posts-page', ['posts']),
  route('/gallery/brackets', 'brackets-page', ['brackets']),
  route('/gallery/rosettes', 'rosettes-page', ['rosettes']),
  route('/gallery/shoes-knuckles', 'shoes-knuckles-page', ['shoes-knuckles']),
  route('/search', 'search-page'),
  route('/checkout', 'checkout-page'),
  route('/orders', 'orders-page'),
  route('/orders/link', 'order-page'),
  route('/featured-products', 'featured-products-page', ['accessories']),
  route('/stair-visualizer', 'stair-visualizer-page'),
  {
    ...route('/designer', 'designer-page'),
    own: {
      modules: ['designer/src/screen/designer-screen.tsx'],
      style: 'src/styles/designer.css',
    },
  },
  route('/articles/how-many-balusters', 'how-many-balusters-page'),
  route('/articles/post-to-post-or-over-the-post', 'post-to-post-page'),
  route('/articles/measuring-for-treads', 'measuring-treads-page'),
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

/** The route that shows this path. */
export function matchRoute(pathname: string): RouteEntry | undefined {
  return routes.find((entry) => matchPath(entry.path, pathname) !== null)
}

/** Fetches what the page at this path needs; resolves when it can be shown without waiting. */
export async function loadRoute(pathname: string): Promise<void> {
  const entry = matchRoute(pathname)
  if (entry === undefined) return
  await Promise.all([entry.page.load(), ...entry.families.map((family) => families[family].load())])
}

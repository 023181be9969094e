import { FAMILIES } from '@millrun/catalogue/families/families'
import { listings } from 'virtual:listings'
import { missingPhotographs } from 'virtual:photographs'
import { prerenderToNodeStream } from 'react-dom/static'
import type { ReactNode } from 'react'
import { openedAt, PlaceContext } from './router/place.ts'
import { App } from './app/app.tsx'
import { loadRoute, matchRoute, routes } from './app/routes.ts'
import { productFeed } from './build/discovery-files.ts'
import { CartProvider } from './cart/cart-provider.tsx'
import { families } from './catalogue/families.ts'
import { paths } from './paths.ts'
import { SiteFrame } from './site/site-frame.tsx'

/** Every address that has a page of its own, and those that stand for others. */
export const pagePaths: readonly string[] = [
  ...routes.map((route) => route.path).filter((path) => !/[:*]/.test(path)),
  ...listings.map((listing) => `/product/${listing.id}`),
  '/404',
  '/product/not-found',
]

/** The HTML of the page at this path, with its title and meta tags in front. */
export async function render(path: string): Promise<string> {
  await loadRoute(path)
  return htmlOf(path, <App />)
}

/** The HTML of the frame around every page. */
export function renderShell(): Promise<string> {
  return htmlOf(
    paths.home,
    <CartProvider>
      <SiteFrame>
        <div className="min-h-dvh" aria-busy="true" />
      </SiteFrame>
    </CartProvider>,
  )
}

async function htmlOf(path: string, shown: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <PlaceContext value={openedAt(path)}>{shown}</PlaceContext>,
    // Whatever its size, a page comes in one piece: pieces are put together by inline scripts.
    { progressiveChunkSize: Infinity },
  )
  let html = ''
  for await (const chunk of prelude) html += chunk.toString()
  return html
}

/** The modules that the page at this path waits for, as the build's manifest names them. */
export function modulesOf(path: string): readonly string[] {
  const entry = matchRoute(path)
  if (entry === undefined) return []
  return [
    `src/${entry.file}`,
    ...entry.families.map((family) => `virtual:family/${family}`),
    ...(entry.own?.modules ?? []),
  ]
}

/** The style sheet of its own that the page at this path has. */
export function styleOf(path: string): string | undefined {
  return matchRoute(path)?.own?.style
}

/** Has the pages say what the reviews in this folder say, by the addresses of their files. */
export { readRatingFilesBy } from './product/ratings/rating-files.ts'

/** The product feed, with the prices and the stock that the pages show. */
export async function feed(): Promise<string> {
  const products = await Promise.all(FAMILIES.map((family) => families[family].load()))
  return productFeed(products.flat(), { has: (name) => !missingPhotographs.has(name) })
}

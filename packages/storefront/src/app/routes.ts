import {
  DESCRIPTORS,
  FAMILIES,
  type Family,
  type FamilyText,
} from '@millrun/catalogue/families/families'
import type { ComponentType } from 'react'
import type { Location } from '../router/place.ts'
import { families } from '../catalogue/families.ts'
import { createResource, type Resource } from '@millrun/ui/first/resource'

export interface PageModule {
  readonly Page: ComponentType
  /** Fetches what the page at this address opens with. */
  readonly fetchAhead?: (location: Location) => void
}

export interface RouteEntry {
  readonly path: string
  /** File of the page, from `src/`. */
  readonly file: string
  readonly page: Resource<PageModule>
  /** The families that the page waits for. */
  readonly families: readonly Family[]
  /** What the page itself fetches before it can be shown, and a style sheet of its own, as the build names them. */
  readonly own?: { readonly modules: readonly string[]; readonly style?: string }
  /** It may be rendered before somebody steps to it: it reads nothing that changes until then, and fetches little. */
  readonly isReadied?: true
  /** It stays as it was left: how it is looked at stands in its address. */
  readonly isKept?: true
}

/** Pages that are looked through, on the way to what is bought. */
const BROWSED = { isReadied: true, isKept: true } as const

const PAGES = import.meta.glob<PageModule>('../pages/**/*-page.tsx')

/** `name` is that of the page's file, without its last word; most are named as their path. */
function route(path: string, name = path.slice(1), needed: readonly Family[] = []): RouteEntry {
  const file = `pages/${name}-page.tsx`
  const load = PAGES[`../${file}`]
  if (load === undefined) throw new Error(file)
  return { path, file, page: createResource(load), families: needed }
}

/** The gallery of a family: a page of its own where there is one, else what the family's words say. */
function galleryRoute(family: Family): readonly RouteEntry[] {
  const { path, gallery } = DESCRIPTORS[family]
  const name = `galleries/${family}`
  if (Object.hasOwn(PAGES, `../pages/${name}-page.tsx`))
    return [{ ...route(path, name, [family]), ...BROWSED }]
  if (gallery === undefined) return []
  return [
    {
      path,
      file: 'galleries/families/family-gallery.tsx',
      page: createResource(() => familyPageOf(family, families[family])),
      families: [family],
      ...BROWSED,
      own: { modules: [`catalogue/src/families/${family}/${family}-gallery.ts`] },
    },
  ]
}

async function familyPageOf<F extends Family>(
  family: F,
  products: Resource<readonly FamilyText[F][]>,
): Promise<PageModule> {
  const { name, path, gallery } = DESCRIPTORS[family]
  const [{ familyPage }, words] = await Promise.all([
    import('../galleries/families/family-gallery.tsx'),
    gallery?.(),
  ])
  if (words === undefined) throw new Error(`no words for the gallery of ${family}`)
  return { Page: familyPage({ name, path, words, products }) }
}

export const routes: readonly RouteEntry[] = [
  // It holds the receipt of an order that was just placed, so it is rendered when it is shown.
  route('/', 'home'),
  { ...route('/products', 'products', ['newels']), ...BROWSED },
  { ...route('/product/:id', 'product'), isReadied: true },
  ...FAMILIES.flatMap((family) => galleryRoute(family)),
  route('/search'),
  route('/quick-order'),
  route('/checkout'),
  route('/account'),
  route('/orders'),
  route('/orders/link', 'order'),
  route('/orders/delay', 'delay'),
  route('/review'),
  route('/buy'),
  route('/quote'),
  route('/featured-products', 'featured-products', ['accessories']),
  route('/stair-visualizer'),
  {
    ...route('/designer'),
    own: {
      modules: ['designer/src/screen/designer-screen.tsx'],
      style: 'src/styles/designer.css',
    },
  },
  route('/articles/how-many-balusters'),
  route('/articles/post-to-post-or-over-the-post', 'articles/post-to-post'),
  route('/articles/measuring-for-treads', 'articles/measuring-treads'),
  route('/design-gallery', 'designs/design-gallery'),
  route('/designs/1', 'designs/design-one'),
  route('/designs/2', 'designs/design-two'),
  route('/designs/3', 'designs/design-three'),
  route('/contact', 'company/contact'),
  route('/about', 'company/about'),
  route('/privacy', 'company/privacy'),
  route('/terms', 'company/terms'),
  route('/tax-exemption', 'company/tax-exemption'),
  route('*', 'not-found'),
]

/** The route that shows this path. */
export function matchRoute(pathname: string): RouteEntry | undefined {
  return routes.find(({ path }) => fits(pathname, path))
}

/** Whether a path is one of this pattern: `*` stands for all of it, `:id` for one of its parts. */
function fits(pathname: string, pattern: string): boolean {
  if (pattern === '*') return true
  const parts = partsOf(pathname)
  const wanted = partsOf(pattern)
  const areAlike = wanted.every((part, at) => part.startsWith(':') || part === parts[at])
  return areAlike && parts.length === wanted.length
}

/** Whether letters are small and whether a slash ends it makes no other path. */
function partsOf(path: string): readonly string[] {
  return path.toLowerCase().split('/').filter(Boolean)
}

/** Whether the page at this path stays as it was left. */
export function isKept(pathname: string): boolean {
  return matchRoute(pathname)?.isKept === true
}

/** Whether all that the page at this path needs is there. */
export function isLoaded(pathname: string): boolean {
  const entry = matchRoute(pathname)
  if (entry === undefined) return false
  return [entry.page, ...entry.families.map((family) => families[family])].every(
    (resource) => resource.peek() !== undefined,
  )
}

/** Fetches what the page at this path needs; resolves when it can be shown without waiting. */
export async function loadRoute(pathname: string): Promise<void> {
  const entry = matchRoute(pathname)
  if (entry === undefined) return
  await Promise.all([entry.page.load(), ...entry.families.map((family) => families[family].load())])
}

import type { Facet } from '@millrun/catalogue/families/gallery-words'
import type { ProductText } from '@millrun/catalogue/product'
import { passes, type Picked } from './filters/facet.ts'

/** One way to order a gallery. */
export interface SortOrder<P> {
  /** As it stands in the address: `price-asc`. */
  readonly id: string
  readonly name: string
  readonly compare: (one: P, other: P) => number
}

/** What can be asked of a gallery. The first order is the default. */
export interface GalleryRules<P> {
  readonly facets: readonly Facet<P>[]
  readonly sorts: readonly [SortOrder<P>, ...SortOrder<P>[]]
  /** The value that is asked for most often: one press, without opening the filters. */
  readonly shortcut?: { readonly facet: string; readonly value: string; readonly label: string }
}

/** How a gallery is looked at. All of it stands in the address. */
export interface GalleryView {
  readonly picked: Picked
  readonly sort: string
  readonly layout: 'grid' | 'list'
  /** Out-of-stock products are hidden until they are asked for. */
  readonly showsOutOfStock: boolean
}

/** What counts or changes a view is told. */
export interface Viewing<P> {
  readonly rules: GalleryRules<P>
  readonly products: readonly P[]
  readonly view: GalleryView
  readonly onView: (view: GalleryView) => void
}

export interface Stocked {
  readonly inStock: boolean
}

/** Reads the query of an address; what it does not know is left out. */
export function readGalleryView<P>(
  { facets, sorts }: GalleryRules<P>,
  query: URLSearchParams,
): GalleryView {
  const picked = facets.map(({ id, values }): [string, readonly string[]] => [
    id,
    values.map(({ value }) => value).filter((value) => query.getAll(id).includes(value)),
  ])
  const sort = sorts.find(({ id }) => id === query.get('sort')) ?? sorts[0]
  return {
    picked: Object.fromEntries(picked),
    sort: sort.id,
    layout: query.get('view') === 'list' ? 'list' : 'grid',
    showsOutOfStock: query.get('stock') === 'all',
  }
}

/** The query that leads to a view; what is at its default is left out. */
export function galleryQuery<P>(rules: GalleryRules<P>, view: GalleryView): URLSearchParams {
  const query = new URLSearchParams()
  for (const { id } of rules.facets) {
    for (const value of view.picked[id] ?? []) query.append(id, value)
  }
  if (view.showsOutOfStock) query.set('stock', 'all')
  if (view.sort !== rules.sorts[0].id) query.set('sort', view.sort)
  if (view.layout === 'list') query.set('view', 'list')
  return query
}

/** The products of a view, in its order. */
export function viewedProducts<P extends Stocked>(
  rules: GalleryRules<P>,
  products: readonly P[],
  view: GalleryView,
): readonly P[] {
  return passingProducts(rules, orderedProducts(rules, products, view.sort), view)
}

/** All products in the order of this id. Filters keep it: what is put in order once need not be again. */
export function orderedProducts<P>(
  { sorts }: GalleryRules<P>,
  products: readonly P[],
  id: string,
): readonly P[] {
  return products.toSorted((sorts.find((sort) => sort.id === id) ?? sorts[0]).compare)
}

/** The products that the filters of a view let pass, in the order in which they come. */
export function passingProducts<P extends Stocked>(
  { facets }: GalleryRules<P>,
  products: readonly P[],
  view: GalleryView,
): readonly P[] {
  return available(products, view).filter((product) => passes(product, facets, view.picked))
}

/** Whether a product is shown in the gallery of its family, and not only found. */
export function standsInGallery({ inGallery }: Pick<ProductText, 'inGallery'>): boolean {
  return inGallery
}

/** The products that the stock filter lets pass. */
export function available<P extends Stocked>(
  products: readonly P[],
  view: GalleryView,
): readonly P[] {
  return view.showsOutOfStock ? products : products.filter((product) => product.inStock)
}

/** The view with no filter left; order and layout stay. */
export function unfiltered(view: GalleryView): GalleryView {
  return { ...view, picked: {}, showsOutOfStock: false }
}

/** How many products only the stock filter keeps out of a view. */
export function hiddenCount<P extends Stocked>(
  { facets }: GalleryRules<P>,
  products: readonly P[],
  view: GalleryView,
): number {
  if (view.showsOutOfStock) return 0
  return products.filter((product) => !product.inStock && passes(product, facets, view.picked))
    .length
}

/** How many filters a view has: each value picked is one, and so is showing what is out of stock. */
export function filterCount({ picked, showsOutOfStock }: GalleryView): number {
  return Object.values(picked).flat().length + (showsOutOfStock ? 1 : 0)
}

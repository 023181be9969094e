import { paths } from '../paths.ts'
import type { PictureStand } from '../ui/picture-stand.ts'

export const PRODUCT_FILTERS = [
  { id: 'all', title: 'All products' },
  { id: 'newels', title: 'Newels' },
  { id: 'balusters', title: 'Balusters' },
  { id: 'handrails', title: 'Handrails' },
  { id: 'treads', title: 'Treads' },
  { id: 'accessories', title: 'Accessories' },
] as const

export type ProductFilter = (typeof PRODUCT_FILTERS)[number]['id']

export interface ProductCollection {
  readonly id: string
  readonly filter: Exclude<ProductFilter, 'all' | 'newels'>
  readonly title: string
  readonly text: string
  readonly gallery: string
  readonly productId: string
  readonly isPopular: boolean
  readonly stand: PictureStand
}

export const productCollections: readonly ProductCollection[] = [
  {
    id: 'balusters',
    filter: 'balusters',
    title: 'Iron Balusters',
    text: 'Baskets, twists, knuckles and plain bars in 1/2" to 3/4" stock, the favorites in all seven finishes.',
    gallery: paths.ironBalusters,
    productId: 'm-399',
    isPopular: true,
    stand: 'bar',
  },
  {
    id: 'wood-balusters',
    filter: 'balusters',
    title: 'Wood Balusters',
    text: 'Turned and square, pin top and square top, in oak, maple, poplar or hemlock, or primed.',
    gallery: paths.woodBalusters,
    productId: 'c-2005',
    isPopular: false,
    stand: 'bar',
  },
  {
    id: 'handrails',
    filter: 'handrails',
    title: 'Handrails',
    text: 'Profiles for the hand and for the guard in lengths to twenty feet, plain or plowed.',
    gallery: paths.handrails,
    productId: 'c-6010',
    isPopular: false,
    stand: 'rail',
  },
  {
    id: 'treads',
    filter: 'treads',
    title: 'Treads and Starting Steps',
    text: 'Solid treads, bullnose starting steps, risers, caps and nosing.',
    gallery: paths.treads,
    productId: 'c-8070',
    isPopular: false,
    stand: 'bar',
  },
  {
    id: 'accessories',
    filter: 'accessories',
    title: 'Shoes and Knuckles',
    text: 'The iron that finishes a baluster at tread and rail, matched by size and finish.',
    gallery: paths.shoesKnuckles,
    productId: 'shoe-1',
    isPopular: false,
    stand: 'bar',
  },
]

/** The filter that a text from the address names; anything unknown means all. */
export function productFilterOf(text: string | null): ProductFilter {
  return PRODUCT_FILTERS.find((filter) => filter.id === text)?.id ?? 'all'
}

/** The collections that a filter leaves. */
export function collectionsIn(filter: ProductFilter): readonly ProductCollection[] {
  return filter === 'all'
    ? productCollections
    : productCollections.filter((collection) => collection.filter === filter)
}

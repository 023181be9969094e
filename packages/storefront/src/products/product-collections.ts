import { DESCRIPTORS, FAMILIES } from '@millrun/catalogue/families/families'
import { PRODUCT_GROUPS, type ProductGroup } from '@millrun/catalogue/families/family'
import type { PictureStand } from '@millrun/catalogue/pictures/picture-stand'

export type ProductFilter = ProductGroup | 'all'

/** The ways of asking on this page, the one for everything first. */
export const PRODUCT_FILTERS: readonly { readonly id: ProductFilter; readonly title: string }[] = [
  { id: 'all', title: 'All products' },
  ...groups().map((id) => ({ id, title: PRODUCT_GROUPS[id] })),
]

export interface ProductCollection {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly gallery: string
  readonly productId: string
  readonly isPopular: boolean
  readonly stand: PictureStand
}

/** The filter that a text from the address names; anything unknown means all. */
export function productFilterOf(text: string | null): ProductFilter {
  return PRODUCT_FILTERS.find((filter) => filter.id === text)?.id ?? 'all'
}

/** The collections that a filter leaves: families with a card. */
export function collectionsIn(filter: ProductFilter): readonly ProductCollection[] {
  return familiesIn(filter).flatMap(({ name, path, card }) =>
    card === undefined
      ? []
      : [
          {
            id: card.anchor,
            title: card.title ?? name,
            text: card.text,
            gallery: path,
            productId: card.productId,
            isPopular: card.isPopular === true,
            stand: card.stand,
          },
        ],
  )
}

/** The galleries that a filter leaves and that have no card of their own. */
export function furtherGalleries(
  filter: ProductFilter,
): readonly { readonly title: string; readonly to: string }[] {
  return familiesIn(filter)
    .filter(({ card }) => card === undefined)
    .map(({ name, path }) => ({ title: name, to: path }))
}

function familiesIn(filter: ProductFilter) {
  return FAMILIES.map((family) => DESCRIPTORS[family]).filter(
    ({ groups: shown }) => filter === 'all' || shown.includes(filter),
  )
}

function groups(): readonly ProductGroup[] {
  return Object.keys(PRODUCT_GROUPS).filter((id): id is ProductGroup =>
    Object.hasOwn(PRODUCT_GROUPS, id),
  )
}

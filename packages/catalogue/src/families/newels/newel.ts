import type { Product, ProductText } from '../../product.ts'

/** What the gallery can be filtered by, in its order; iron newels are made to order and none is listed. */
export const NEWEL_FILTERS = [
  'Box Newels',
  'Wood Newels',
  'Sleek Wood Newels',
  'Iron Newels',
  'Mission Style',
  'Craftsman Style',
  'Landing Newels',
] as const
export type NewelKind = Exclude<(typeof NEWEL_FILTERS)[number], 'Iron Newels'>

/** What is told of any newel, whichever of the two galleries it stands in. */
export interface AnyNewelText extends ProductText {
  readonly style: string
  readonly series: string
  /** Names as a card lists them; `Available by Special Order` among them is no choice. */
  readonly availableSpecies: readonly string[]
  /** Where its dimensioned drawing is served from. */
  readonly cadDrawing: string
}

export interface NewelText extends AnyNewelText {
  readonly family: 'newels'
  /** The gallery's own category. */
  readonly kind: NewelKind
}

export type Newel = NewelText & Product

import type { Product, ProductText } from './product.ts'

/** Kinds of newels in the gallery. */
export const NEWEL_KINDS = [
  'Box Newels',
  'Wood Newels',
  'Sleek Wood Newels',
  'Mission Style',
  'Craftsman Style',
  'Landing Newels',
] as const
export type NewelKind = (typeof NEWEL_KINDS)[number]

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

export interface NewelText extends ProductText {
  readonly family: 'newels'
  /** The gallery's own category. */
  readonly kind: NewelKind
  readonly style: string
  readonly series: string
  /** Names as a card lists them; `Available by Special Order` among them is no choice. */
  readonly availableSpecies: readonly string[]
  /** Where its dimensioned drawing is served from. */
  readonly cadDrawing: string
}

export type Newel = NewelText & Product

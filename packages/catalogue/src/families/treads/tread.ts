import type { Product, ProductText } from '../../product.ts'

/** What the gallery can be filtered by, in its order. */
export const TREAD_CATEGORIES = [
  'Starting Steps',
  'Stair Treads',
  'Tread Caps',
  'Risers',
  'Riser Caps',
  'Specialty Treads',
  'Nosing Stock',
  'Landing Treads',
] as const
export type TreadCategory = (typeof TREAD_CATEGORIES)[number]

export interface TreadText extends ProductText {
  readonly family: 'treads'
  readonly category: TreadCategory
  /** Lengths as a card lists them: `36"`, or `16'` where stock is sold by the foot. */
  readonly lengths: readonly string[]
}

export type Tread = TreadText & Product

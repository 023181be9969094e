import type { Product, ProductText } from '../../product.ts'

/** What the gallery can be filtered by, in its order. */
export const RAIL_CATEGORIES = [
  'Handrails',
  'Wall Rails',
  'Classic Rails',
  'Plowed Rails',
  'Craftsman Rails',
  'Bending Rails',
  'Traditional Rails',
] as const
export type RailCategory = (typeof RAIL_CATEGORIES)[number]

export interface HandrailText extends ProductText {
  readonly family: 'handrails'
  readonly category: RailCategory
}

export type Handrail = HandrailText & Product

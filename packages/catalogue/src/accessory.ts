import type { Category, Product, ProductText } from './product.ts'

export interface AccessoryText extends ProductText {
  readonly family: 'accessories'
  /** Categories whose pages point to it. */
  readonly crossSellFor: readonly Category[]
  readonly benefits: readonly string[]
}

export type Accessory = AccessoryText & Product

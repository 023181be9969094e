import type { Product, ProductText } from './product.ts'

export interface HandrailText extends ProductText {
  readonly family: 'handrails'
}

export type Handrail = HandrailText & Product

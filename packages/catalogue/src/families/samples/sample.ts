import type { Product, ProductText } from '../../product.ts'

export interface SampleText extends ProductText {
  readonly family: 'samples'
}

export type Sample = SampleText & Product

import type { Pack } from './packs.ts'
import type { Category } from '../families.ts'
import type { Product, ProductText } from '../../product.ts'

export interface AccessoryText extends ProductText {
  readonly family: 'accessories'
  /** Categories whose pages point to it. */
  readonly crossSellFor: readonly Category[]
  readonly benefits: readonly string[]
  /** One of the four that stand together on a page of their own and make its bundle. */
  readonly isFeatured: boolean
  /** How far one of it reaches, where it is sold by that. */
  readonly pack?: Pack
}

export type Accessory = AccessoryText & Product

import type { FinishCode } from './option-group.ts'
import type { ProductText, Product } from './product.ts'
import type { IronBalusterShape } from './shapes/iron-baluster-shape.ts'

export const IRON_SERIES = [
  'Basket',
  'Twist',
  'Knuckle',
  'Ribbon',
  'Decorative',
  'Victorian',
  'Panel & Geometric',
  'Artistic',
  'Other',
] as const
export type IronSeries = (typeof IRON_SERIES)[number]

export const IRON_STYLES = ['Modern', 'Traditional', 'Transitional'] as const
export type IronStyle = (typeof IRON_STYLES)[number]

export interface IronBalusterText extends ProductText {
  readonly family: 'iron-balusters'
  readonly series: IronSeries
  readonly style: IronStyle
  /** Codes of the finishes it is sold in. */
  readonly availableColors: readonly FinishCode[]
  readonly heightIn: number
  readonly isPopular: boolean
  readonly complexity: 'Simple' | 'Complex'
}

export type IronBaluster = IronBalusterText & Product & { readonly shape: IronBalusterShape }

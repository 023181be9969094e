import type { FinishCode } from '../../choosing/option-group.ts'
import type { ProductText, Product } from '../../product.ts'
import type { IronBalusterShape } from '../../shapes/iron-baluster-shape.ts'

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

/** Thicknesses of bar that are forged, in inches, thinnest first. */
export const BAR_SIZES_IN = [0.5, 0.5625, 0.625, 0.75] as const

export interface IronBalusterText extends ProductText {
  readonly family: 'iron-balusters'
  readonly series: IronSeries
  readonly style: IronStyle
  /** Codes of the finishes it is sold in. */
  readonly availableColors: readonly FinishCode[]
  readonly heightIn: number
  /** What its shape says of the bar: it fits shoes of the same thickness and section. */
  readonly section: IronBalusterShape['section']
  /** One of `BAR_SIZES_IN`. */
  readonly barIn: number
  readonly isHollow: boolean
  /** Nothing is forged on it: the straight bar between the others. */
  readonly isPlain: boolean
  readonly isPopular: boolean
  readonly complexity: 'Simple' | 'Complex'
}

export type IronBaluster = IronBalusterText & Product & { readonly shape: IronBalusterShape }

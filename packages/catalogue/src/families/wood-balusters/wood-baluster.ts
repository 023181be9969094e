import type { Product, ProductText } from '../../product.ts'

export const WOOD_BALUSTER_SERIES = [
  'Gatlin',
  'Hampton',
  'Traditional',
  'Craftsman',
  'Bristol',
  'Chippendale',
  'Marion',
  'Classic',
  'Art Deco',
] as const
export type WoodBalusterSeries = (typeof WOOD_BALUSTER_SERIES)[number]

export const WOOD_BALUSTER_TYPES = ['Square Top', 'Pin Top', 'S4S', 'Pin Top - Long Block'] as const
export type WoodBalusterType = (typeof WOOD_BALUSTER_TYPES)[number]

export interface WoodBalusterText extends ProductText {
  readonly family: 'wood-balusters'
  readonly series: WoodBalusterSeries
  readonly type: WoodBalusterType
}

export type WoodBaluster = WoodBalusterText & Product

import type { Product, ProductText } from '../../product.ts'

/** The forms of rosette, as the gallery's filters name them. */
export const ROSETTE_KINDS = {
  square: 'Square',
  round: 'Round',
  oval: 'Oval',
  oblong: 'Oblong',
  rectangle: 'Rectangle',
} as const
export type RosetteKind = keyof typeof ROSETTE_KINDS

export interface RosetteText extends ProductText {
  readonly family: 'rosettes'
  readonly kind: RosetteKind
}

export type Rosette = RosetteText & Product

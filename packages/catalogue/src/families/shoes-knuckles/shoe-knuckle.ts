import type { FinishCode } from '../../choosing/option-group.ts'
import type { Product, ProductText } from '../../product.ts'
import type { SlipOnShape } from '../../shapes/hardware-shape.ts'

export const SHOE_KNUCKLE_KINDS = ['Shoes', 'Knuckles', 'Collars'] as const
export type ShoeKnuckleKind = (typeof SHOE_KNUCKLE_KINDS)[number]

export interface ShoeKnuckleText extends ProductText {
  readonly family: 'shoes-knuckles'
  /** The gallery's own category. */
  readonly kind: ShoeKnuckleKind
  /** Type label of the card: `Flat shoe, square`. */
  readonly type: string
  /** The finish it is first offered and photographed in; the others are chosen. */
  readonly finish: FinishCode
}

export type ShoeKnuckle = ShoeKnuckleText & Product & { readonly shape: SlipOnShape }

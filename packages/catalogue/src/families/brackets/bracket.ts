import type { FinishCode } from '../../choosing/option-group.ts'
import type { Product, ProductText } from '../../product.ts'

/** The kinds of handrail bracket, as the gallery's filters name them. */
export const BRACKET_KINDS = {
  handrail: 'Handrail Brackets',
  'newel-mount': 'Newel Mount',
  'wall-rail': 'Wall Rail',
  premium: 'Premium',
  tread: 'Tread Brackets',
  adjustable: 'Adjustable',
  iron: 'Iron',
  'wall-mount': 'Wall Mount',
} as const
export type BracketKind = keyof typeof BRACKET_KINDS

export interface BracketText extends ProductText {
  readonly family: 'brackets'
  readonly kind: BracketKind
  /** The one finish it is sold in. */
  readonly finish: FinishCode
}

export type Bracket = BracketText & Product

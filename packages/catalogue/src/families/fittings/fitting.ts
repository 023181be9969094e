import type { Product, ProductText } from '../../product.ts'
import type { RailSectionName } from '../handrails/rail-sections.ts'

/** The kinds of handrail fitting, as the gallery's filters name them. */
export const FITTING_KINDS = {
  goosenecks: 'Goosenecks',
  volutes: 'Volutes',
  turns: 'Turns',
  easings: 'Easings',
  caps: 'Caps',
  'rail-ends': 'Rail Ends',
  'wall-rail': 'Wall Rail',
} as const
export type FittingKind = keyof typeof FITTING_KINDS

export interface FittingText extends ProductText {
  readonly family: 'fittings'
  readonly kind: FittingKind
  /** The rail whose molding it carries on: `6010`. */
  readonly profile: RailSectionName
}

export type Fitting = FittingText & Product

/** Wall of hollow bar stock, in inches. */
export const HOLLOW_WALL_IN = 0.047

/** A forged bar with its ornaments. Heights are measured from the bottom of the bar. */
export interface IronBalusterShape {
  readonly kind: 'iron-baluster'
  readonly section: 'square' | 'round'
  readonly barIn: number
  readonly lengthIn: number
  readonly isHollow: boolean
  /** Round pin at the top that goes into the rail; a piece of bar has none, and 0 for its length. */
  readonly pin: { readonly diameterIn: number; readonly lengthIn: number }
  readonly ornaments: readonly IronOrnament[]
}

export type IronOrnament =
  | {
      readonly kind: 'twist'
      readonly fromIn: number
      readonly toIn: number
      readonly turns: number
    }
  | {
      readonly kind: 'basket'
      readonly fromIn: number
      readonly toIn: number
      readonly diameterIn: number
      readonly rods: number
      readonly rodIn: number
    }
  | {
      readonly kind: 'knuckle'
      readonly centreIn: number
      readonly heightIn: number
      readonly diameterIn: number
    }
  | {
      readonly kind: 'collar'
      readonly centreIn: number
      readonly heightIn: number
      readonly widthIn: number
    }
  | {
      readonly kind: 'ribbon'
      readonly fromIn: number
      readonly toIn: number
      readonly widthIn: number
      readonly turns: number
    }
  | {
      readonly kind: 'hammered'
      readonly fromIn: number
      readonly toIn: number
      readonly pitchIn: number
    }
  | {
      readonly kind: 'belly'
      readonly fromIn: number
      readonly toIn: number
      readonly bowIn: number
    }
  | {
      readonly kind: 'scroll'
      readonly fromIn: number
      readonly toIn: number
      readonly widthIn: number
      readonly form: 'C' | 'S' | 'heart'
      readonly barIn: number
    }
  | {
      readonly kind: 'panel'
      readonly fromIn: number
      readonly toIn: number
      readonly widthIn: number
      readonly form: 'rectangle' | 'diamond' | 'circle' | 'oval'
      readonly barIn: number
    }
  | {
      readonly kind: 'leaf'
      readonly centreIn: number
      readonly lengthIn: number
      readonly widthIn: number
      readonly pairs: number
    }

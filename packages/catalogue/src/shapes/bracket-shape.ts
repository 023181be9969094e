import type { SectionPoint } from './rail-shape.ts'

/** A bracket that carries a rail from below, on a wall or on a newel. Inches. */
export interface BracketShape {
  readonly kind: 'bracket'
  /** From the wall to the middle of the rail. */
  readonly projectionIn: number
  /** From the middle of the plate up to the underside of the rail. */
  readonly riseIn: number
  /** Right half of the section of the rail that it is made for. */
  readonly rail?: readonly SectionPoint[]
  readonly plate: {
    readonly form: 'round' | 'square' | 'oblong'
    readonly widthIn: number
    readonly heightIn: number
    readonly thickIn: number
    readonly screws: number
    /** A second, smaller plate on the first, where the arm begins. */
    readonly bossIn?: number
  }
  readonly arm: {
    /** A quarter bend, a swan's neck that dips first, an arm with a corner, or one with a forged scroll below. */
    readonly form: 'quarter' | 'swan' | 'corner' | 'scroll'
    readonly section: 'round' | 'square'
    readonly barIn: number
    /** How far the plate end can be drawn out. */
    readonly drawsOutIn?: number
  }
  readonly saddle: {
    /** Along the rail. */
    readonly lengthIn: number
    readonly widthIn: number
    readonly thickIn: number
    readonly screws: number
    /** Hollow for a round rail. */
    readonly form: 'flat' | 'hollow'
    /** Tilts to the slope of the rail on a pin. */
    readonly pivots: boolean
  }
}

/** An angle of flat bar that carries a tread. Inches. */
export interface TreadBracketShape {
  readonly kind: 'tread-bracket'
  /** Along the tread. */
  readonly lengthIn: number
  /** Leg under the tread. */
  readonly deepIn: number
  /** Leg against the stringer. */
  readonly tallIn: number
  readonly thickIn: number
  /** Screw holes in each leg. */
  readonly holes: number
  readonly isBraced: boolean
}

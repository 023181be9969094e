import type { SectionPoint } from './rail-shape.ts'

/**
 * One step of the way that the middle of a rail takes through a fitting. Angles are degrees: a turn is
 * positive to the left seen from above, an ease is positive when the rail gets steeper.
 */
export type CourseStep =
  | { readonly kind: 'straight'; readonly lengthIn: number }
  /** A bend seen from above. Radius 0 is a mitre; `easeDeg` is how much steeper the rail gets on its way round. */
  | {
      readonly kind: 'turn'
      readonly radiusIn: number
      readonly angleDeg: number
      readonly easeDeg?: number
    }
  /** A bend seen from the side. */
  | { readonly kind: 'ease'; readonly radiusIn: number; readonly angleDeg: number }
  /** A disc of the rail's own molding over a newel, on the middle of the rail. */
  | { readonly kind: 'cap'; readonly diameterIn: number }
  /** The middle of a scroll: a disc of the rail's molding that the rail, turning left, winds off from. */
  | { readonly kind: 'eye'; readonly diameterIn: number }

/** A handrail fitting: a rail's section led along a course, from its lower end up. Inches. */
export interface FittingShape {
  readonly kind: 'fitting'
  /** Right half of the rail's section, from the bottom centre to the top centre. */
  readonly halfSection: readonly SectionPoint[]
  /** Where the rail heads at its lower end, seen from above; 0 is along the flight. */
  readonly startHeadingDeg: number
  /** How steep the rail is at its lower end. */
  readonly startSlopeDeg: number
  /** Of a part made for both hands, the left one. */
  readonly course: readonly CourseStep[]
  /** Made for the right hand: every turn goes the other way. */
  readonly isRightHand?: boolean
}

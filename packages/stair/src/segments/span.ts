import type { TreadRhythm } from '../balusters/balusters-on-treads.ts'
import type { Hand } from '../design/design.ts'
import type { SetOut } from '../model/set-out.ts'
import type { Flight } from './flights.ts'
import type { Frame } from './frame.ts'

/** Why a newel stands where it stands; `turn` is where the rails of two flights meet. */
export type NewelRole = 'start' | 'top' | 'turn' | 'corner' | 'end' | 'middle'

/** Where a newel stands: its axis on the plan and the floor at its foot. */
export interface NewelSpot {
  readonly id: string
  readonly role: NewelRole
  readonly frame: Frame
  readonly alongIn: number
  readonly rightIn: number
  readonly floorIn: number
}

/** What a span ends at: the axis of a newel, or the face of a wall. */
export type SpanEnd =
  | { readonly at: 'newel'; readonly newelId: string; readonly alongIn: number }
  | { readonly at: 'wall'; readonly alongIn: number }

/** A tread or a floor as a span passes over it, between two risers. */
export interface TreadBelow {
  readonly fromIn: number
  readonly toIn: number
  readonly topIn: number
}

/** What a span follows. Heights are above the lower floor, `alongIn` is along the span. */
export interface Ground {
  readonly slopeDeg: number
  /** What the rail runs parallel to: the line through the nosings, or the floor. */
  readonly lineIn: (alongIn: number) => number
  /** The tread or the floor at a place. */
  readonly topIn: (alongIn: number) => number
  /** In the order of the span; one for a floor. */
  readonly treads: readonly TreadBelow[]
}

/** A stretch of balustrade between two ends, in one line. */
export interface Span {
  readonly id: string
  /** What a drawing of it is called: `Lower flight, left side`. */
  readonly title: string
  readonly kind: 'rake' | 'level'
  readonly side: Hand
  readonly frame: Frame
  readonly rightIn: number
  /** The floor that it stands on; below steps, that of the first riser. */
  readonly floorIn: number
  readonly ground: Ground
  /** The flight that a rake follows, where it is one. */
  readonly flight?: Flight
  readonly from: SpanEnd
  readonly to: SpanEnd
}

export interface BalustradePlan {
  readonly spots: readonly NewelSpot[]
  readonly spans: readonly Span[]
}

/** What a plan has to know of the parts. Lengths are inches. */
export interface PlanParts {
  /** Half the side of the newels, and half of what is left at their thinnest. */
  readonly newelHalfIn: number
  readonly waistHalfIn: number
  /** How balusters stand on the treads; absent where they stand on a knee wall. */
  readonly rhythm?: TreadRhythm
  /** Where a volute or a turnout puts the first newel: along the flight, and out from the line of the rail. */
  readonly start?: { readonly alongIn: number; readonly outIn: number }
  readonly setOut?: Pick<SetOut, 'footNewelIn' | 'headNewelIn'>
}

import type { Design, Hand } from '../design/design.ts'
import type { MeasureName } from '../design/measure-problem.ts'
import type { FittingJob } from '../stock/fitting-stock.ts'
import type { Flight, Landing } from './flights.ts'
import type { Frame } from './frame.ts'
import type { NewelSpot, PlanParts, Span } from './span.ts'
import type { Steps } from './steps.ts'
import type { Winder } from './winder.ts'

/** Where a segment begins or ends: the middle of its front edge, its way on, and the floor there. */
export interface Place {
  readonly frame: Frame
  readonly floorIn: number
}

/** A place seen from above. */
export type FloorPoint = readonly [xIn: number, zIn: number]

/** Something that one walks on, seen from above: its corners by x and z, and its height. */
export interface Surface {
  readonly of: 'tread' | 'wedge' | 'landing' | 'floor'
  readonly plan: readonly FloorPoint[]
  readonly topIn: number
}

/** A floor behind the last riser, as wide as the stair. */
export interface UpperFloor {
  readonly frame: Frame
  readonly lengthIn: number
  readonly widthIn: number
  readonly topIn: number
}

/** A newel of one side before it has a name, or the face of a wall. */
export type Stop =
  | ({ readonly at: 'newel' } & Omit<NewelSpot, 'id'>)
  | {
      readonly at: 'wall'
      readonly frame: Frame
      readonly alongIn: number
      readonly rightIn: number
    }

/** What stands between two stops; it is numbered by its name. */
export interface Stretch {
  readonly at: 'between'
  readonly name: string
  readonly span: (from: Stop, to: Stop) => Omit<Span, 'id' | 'from' | 'to'>
}

/** A piece of a stair between two places: a flight, a landing, winders or a level run, as it says of itself. */
export interface Segment {
  readonly title: string
  readonly begins: Place
  readonly ends: Place
  /** How many risers it takes; the one that leads onto a landing or a winder belongs to the flight below. */
  readonly risers: number
  readonly surfaces: readonly Surface[]
  /** The line that one walks along on it, by x and z. */
  readonly way: readonly FloorPoint[]
  /** The open sides of it; a wall stands on the others. */
  readonly openSides: readonly Hand[]
  /** Newels and stretches of one open side as one meets them, walls included. */
  readonly balustrade: (side: Hand, parts: PlanParts) => readonly (Stop | Stretch)[]
  /** What the summary adds for it, as the end of a sentence. */
  readonly words: string
  readonly flight?: Flight
  readonly landing?: Landing
  /** The rectangle that a turn takes up, whether one walks on all of it or not. */
  readonly covers?: Landing
  readonly winder?: Winder
  /** A floor that it lays beyond the last riser. */
  readonly floor?: UpperFloor
  /** Between the two flights that it joins, where they come back beside each other. */
  readonly wellIn?: number
}

/** What a segment is laid out by: where it begins, what it takes, and what it stands between. */
export interface Laying {
  readonly design: Design
  readonly steps: Steps
  readonly begins: Place
  /** How many risers a flight takes of those that are shared out. */
  readonly risers: number
  /** What comes before it; undefined for the first. */
  readonly before: Segment | undefined
  /** Whether the newel at its end belongs to what follows. */
  readonly endsAtTurn: boolean
}

/** One segment of a layout, before any design is laid out by it. */
export interface SegmentPlan {
  /** Risers that it takes by itself; a flight takes its share of the rest. */
  readonly risers: 'shared' | ((design: Design) => number)
  /** Whether a landing newel stands in it, because the way turns there. */
  readonly turns: boolean
  /** What of a design it asks for. */
  readonly measures: readonly MeasureName[]
  /** The fittings that a rail over the posts takes in it, or why it cannot run there, as a sentence. */
  readonly overThePost: (
    design: Pick<Design, 'start' | 'balconyStart' | 'balconyEnd'>,
  ) => readonly FittingJob[] | string
  readonly lay: (laying: Laying) => Segment
}

import type { Design } from '../design/design.ts'
import type { RosetteStock } from '../stock/rosette-stock.ts'
import type { Bay } from '../bays/bay.ts'
import type { Flight, Landing } from '../segments/flights.ts'
import type { Frame } from '../segments/frame.ts'
import type { Newel } from '../newels/newel.ts'
import type { Problem } from '../problems/problem.ts'
import type { StairParts } from './stair-parts.ts'
import type { Segment } from '../segments/segment.ts'
import type { Steps } from '../segments/steps.ts'

/** A rosette between a rail's end and a wall: its frame heads away from the wall. */
export interface PlacedRosette {
  readonly stock: RosetteStock
  readonly frame: Frame
  /** Height of its middle. */
  readonly upIn: number
}

/** A stair as it is to be built: everything that is drawn, counted, checked and bought comes from here. */
export interface Stair {
  readonly design: Design
  readonly steps: Steps
  /** From the foot up. */
  readonly segments: readonly Segment[]
  /** Those of the segments that are flights, and the first that is a landing. */
  readonly flights: readonly Flight[]
  readonly landing?: Landing
  readonly parts: StairParts
  readonly bays: readonly Bay[]
  readonly newels: readonly Newel[]
  readonly rosettes: readonly PlacedRosette[]
  /** What does not work, the gravest first. A stair is built all the same, as far as it goes. */
  readonly problems: readonly Problem[]
}

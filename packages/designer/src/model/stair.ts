import type { Design } from '../design/design.ts'
import type { RosetteStock } from '../stock/rosette-stock.ts'
import type { Bay } from './bay.ts'
import type { Flight, Landing } from './flights.ts'
import type { Frame } from './frame.ts'
import type { Newel } from './newel.ts'
import type { Problem } from './problem.ts'
import type { StairParts } from './stair-parts.ts'
import type { Steps } from './steps.ts'

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
  readonly flights: readonly Flight[]
  readonly landing?: Landing
  readonly parts: StairParts
  readonly bays: readonly Bay[]
  readonly newels: readonly Newel[]
  readonly rosettes: readonly PlacedRosette[]
  /** What does not work, the gravest first. A stair is built all the same, as far as it goes. */
  readonly problems: readonly Problem[]
}

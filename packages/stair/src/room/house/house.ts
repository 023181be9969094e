import type { Flight, Landing } from '../../segments/flights.ts'
import type { Span } from '../room-form.ts'
import type { Wall } from '../wall.ts'

/** A level rectangle of floor. */
export interface Deck {
  readonly along: Span
  readonly across: Span
  readonly upIn: number
}

/** A wall on the upper floor that is cut away from the newel at the head of a flight on. */
export interface HeadCut {
  readonly flight: Flight
  /** The side of the flight that it stands on: -1 is left. */
  readonly sign: 1 | -1
  readonly lengthIn: number
}

/** What is built around a stair: bare walls and floors, not yet any room in particular. */
export interface House {
  readonly walls: readonly Wall[]
  /** Floors of the upper storey beyond the stair. */
  readonly decks: readonly Deck[]
  /** Of the wall beside the head of a flight, what would hide the stair. */
  readonly headCut?: HeadCut | undefined
  readonly floorIn: number
  readonly ceilingIn: number
  /** Where one looks from: round from the front of the plan, as an orbit measures it. */
  readonly view: {
    readonly azimuthDeg: number
    readonly leastDeg: number
    readonly mostDeg: number
  }
}

/** What turns in a stair: two flights, and the rectangle between them. */
export interface TurningStair {
  readonly lower: Flight
  readonly upper: Flight
  readonly landing: Landing
}

/** The upper storey, from its floor to the ceiling. */
export const STOREY_IN = 100

import type { Product } from '@millrun/catalogue/product'
import type { Material } from '../pictures/material.ts'
import type { StraightStair } from '../scenes/straight-stair.ts'

/**
 * A flight along a wall, open towards the viewer: x runs up the flight from the face of the first riser, y up
 * from the floor, z from the wall to the viewer. Inches.
 */
export interface Flight extends StraightStair {
  /** From the wall to the open side. */
  readonly widthIn: number
  /** How long the balustrade on the upper floor is. */
  readonly balconyIn: number
}

/** A product in the wood or finish it is shown in. */
export interface Shown {
  readonly product: Product
  readonly look: Material
}

/** The products that a flight is made of. */
export interface FlightParts {
  /** Taken in turn along the flight. */
  readonly balusters: readonly [Shown, ...Shown[]]
  readonly newel: Shown
  readonly rail: Shown
  readonly tread: Shown
  readonly shoe?: Shown
  /** The rail starts in a fitting over a post on a starting step, instead of at a newel. */
  readonly start?: { readonly fitting: Shown; readonly post: Shown; readonly step: Shown }
  /** Brackets carry a second rail along the wall. */
  readonly bracket?: Shown
  /** Where the upper rail runs into the wall. */
  readonly rosette?: Shown
}

/** All products of a flight. */
export function shownParts({ balusters, start, ...single }: FlightParts): readonly Shown[] {
  return [...balusters, ...Object.values(start ?? {}), ...Object.values(single)]
}

/** How far the balustrade stands in from the open side. */
const BALUSTRADE_IN = 1.75

/** The middle of the balustrade. */
export function balustradeIn({ widthIn }: Flight): number {
  return widthIn - BALUSTRADE_IN
}

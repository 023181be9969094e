import type { SpacePoint } from '../../geometry/space.ts'
import type { Facets } from '../mesh/facets.ts'

/** A piece of a board as it lies in the part: length along x, nosing towards +z, top up. */
export interface Blank {
  readonly name: string
  readonly facets: Facets
  readonly grainWay: SpacePoint
}

export const ALONG: SpacePoint = [1, 0, 0]
export const BACKWARDS: SpacePoint = [0, 0, -1]
export const UP: SpacePoint = [0, 1, 0]

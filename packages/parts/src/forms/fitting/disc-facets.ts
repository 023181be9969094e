import type { CourseDisc } from '@millrun/catalogue/shapes/course'
import type { Point } from '../../geometry/path.ts'
import type { Fineness } from '../../solids/form/fineness.ts'
import { turnedFrom } from '../../turning/lathe.ts'
import { type Facets, movedFacets } from '../../solids/mesh/facets.ts'
import type { FittingRail } from './fitting-rail.ts'

/** The hole for the pin of a newel. */
const BORE = { radiusIn: 0.375, depthIn: 1 } as const
/** Smaller discs are ends of rails and have none. */
const SMALLEST_FLAT_IN = 0.5

/** A disc of a rail's molding: the right half of the rail's section is its rim. */
export function discFacets(disc: CourseDisc, rail: FittingRail, fineness: Fineness): Facets {
  const { corners, railHeightIn, railWidthIn } = rail
  const flatIn = disc.radiusIn - railWidthIn / 2
  const rim = corners
    .filter(([x, y]) => x > 0 || (x === 0 && y > 0))
    .map(([x, y]): Point => [flatIn + x, y])
  const profile = [...underside(flatIn), ...rim, [0, railHeightIn] satisfies Point]
  return movedFacets(turnedFrom(profile, fineness), ([x, y, z]) => [
    x + disc.alongIn,
    y + disc.upIn - railHeightIn / 2,
    z - disc.leftIn,
  ])
}

function underside(flatIn: number): readonly Point[] {
  const { radiusIn, depthIn } = BORE
  if (flatIn < SMALLEST_FLAT_IN) return [[0, 0]]
  return [
    [0, depthIn],
    [radiusIn, depthIn],
    [radiusIn, 0],
  ]
}

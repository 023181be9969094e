import type { CourseDisc } from '@millrun/catalogue/shapes/course'
import type { ProfilePoint } from '../../elevations/wood/lathe-profile.ts'
import type { Fineness } from '../form/fineness.ts'
import { turnedRound } from '../form/lathe.ts'
import { type Facets, movedFacets } from '../mesh/facets.ts'
import type { FittingRail } from './fitting-rail.ts'

/** The hole for the pin of a newel. */
const BORE = { radiusIn: 0.375, depthIn: 1 } as const
/** A ring turned into the flat top with a low button in it: radius as a share of the flat, and how deep. */
const BUTTON = [
  [0.66, 0],
  [0.635, 0.012],
  [0.61, 0.042],
  [0.575, 0.06],
  [0.54, 0.055],
  [0.5, 0.034],
  [0.42, 0.018],
  [0.3, 0.008],
  [0.15, 0.002],
  [0, 0],
] as const
/** Smaller discs are ends of rails and have neither. */
const SMALLEST_FLAT_IN = 0.5

/** A disc of a rail's moulding: the right half of the rail's section is its rim. */
export function discFacets(disc: CourseDisc, rail: FittingRail, fineness: Fineness): Facets {
  const { corners, railHeightIn, railWidthIn } = rail
  const flatIn = disc.radiusIn - railWidthIn / 2
  const rim = corners
    .filter(([x, y]) => x > 0 || (x === 0 && y > 0))
    .map(([x, y]): ProfilePoint => ({ radiusIn: flatIn + x, heightIn: y }))
  const profile = [...underside(flatIn), ...rim, ...top(flatIn, railHeightIn)]
  return movedFacets(turnedRound(profile, fineness), ([x, y, z]) => [
    x + disc.alongIn,
    y + disc.upIn - railHeightIn / 2,
    z - disc.leftIn,
  ])
}

function underside(flatIn: number): readonly ProfilePoint[] {
  const { radiusIn, depthIn } = BORE
  if (flatIn < SMALLEST_FLAT_IN) return [{ radiusIn: 0, heightIn: 0 }]
  return [
    { radiusIn: 0, heightIn: depthIn },
    { radiusIn, heightIn: depthIn },
    { radiusIn, heightIn: 0 },
  ]
}

function top(flatIn: number, heightIn: number): readonly ProfilePoint[] {
  if (flatIn < SMALLEST_FLAT_IN) return [{ radiusIn: 0, heightIn }]
  return BUTTON.map(([share, deepIn]) => ({
    radiusIn: flatIn * share,
    heightIn: heightIn - deepIn,
  }))
}

import type { Point } from '@millrun/parts/geometry/path'
import { cutBelow } from '@millrun/parts/cuts/cut-turned'
import type { SpacePoint } from '@millrun/parts/geometry/space'
import { uprightPrism } from '@millrun/parts/solids/form/upright-prism'
import { metalPiece } from '@millrun/parts/solids/metal-piece'
import { movedSolids, shifted } from '@millrun/parts/solids/moved-solids'
import { partSolids } from '@millrun/parts/solids/part-solids'
import type { Solid } from '@millrun/parts/solids/solid'
import { soldProduct } from '../sold-product.ts'
import {
  CORNER,
  flightBars,
  GUARD_UNDER_IN,
  LANDING_IN,
  LANDING_POST_X_IN,
  TANDEM_POST_X_IN,
  volutePost,
  WALL_Z_IN,
} from './guide-stair.ts'

const BAR_IN = 0.5
const SPACING_IN = 3.6
const FINENESS = 0.4

/** Everything that stands upright: posts under scroll and caps, and bars. */
export function postsAndBalusters(): readonly Solid[] {
  return [
    ...flightBars().map(({ foot, topIn }) => bar(foot, topIn)),
    ...landingPlaces().map(([x, z]) => bar([x, LANDING_IN, z], GUARD_UNDER_IN)),
    ...volutePost(),
    ...landingPost('p-2020', LANDING_POST_X_IN),
    ...landingPost('p-3030', TANDEM_POST_X_IN),
  ]
}

/** Where bars stand on the landing: between its posts, to the corner, and back to the wall. */
function landingPlaces(): readonly Point[] {
  return [
    ...evenly(LANDING_POST_X_IN, TANDEM_POST_X_IN).map((x): Point => [x, 0]),
    ...evenly(TANDEM_POST_X_IN, CORNER.xIn).map((x): Point => [x, 0]),
    ...evenly(0, -WALL_Z_IN).map((z): Point => [CORNER.xIn, -z]),
  ]
}

/** A post whose pin meets the underside of the rail, cut off at the floor. */
function landingPost(id: string, xIn: number): readonly Solid[] {
  const { shape } = soldProduct(id)
  if (shape.kind !== 'turned') return []
  const cut = cutBelow(shape, shape.lengthIn - (GUARD_UNDER_IN - LANDING_IN))
  return movedSolids(partSolids(cut, FINENESS), [shifted([xIn, LANDING_IN, 0])])
}

/** Places between two posts, as near to the spacing as they divide. */
function evenly(from: number, to: number): readonly number[] {
  const count = Math.round((to - from) / SPACING_IN)
  const step = (to - from) / count
  return Array.from({ length: count - 1 }, (_, index) => from + (index + 1) * step)
}

function bar([x, footIn, z]: SpacePoint, topIn: number): Solid {
  const half = BAR_IN / 2
  const section = [
    [half, -half],
    [half, half],
    [-half, half],
    [-half, -half],
  ] as const
  return metalPiece('baluster', uprightPrism(section, footIn, topIn), [shifted([x, 0, z])])
}

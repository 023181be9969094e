import { walkCourse } from '@millrun/catalogue/shapes/course'
import { railHeightIn } from '@millrun/catalogue/shapes/rail-sizes'
import type { SpacePoint } from '@millrun/parts/geometry/space'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { buildStair } from '@millrun/stair/model/build-stair'
import type { SetOutBaluster } from '@millrun/stair/model/set-out'
import { movedSolids, shifted } from '@millrun/parts/solids/moved-solids'
import { partSolids } from '@millrun/parts/solids/part-solids'
import type { Solid } from '@millrun/parts/solids/solid'
import { placedPieces } from '@millrun/stair/placements/placed-pieces'
import { placeIn } from '@millrun/stair/segments/frame'
import { nosingLineIn } from '@millrun/stair/segments/steps'
import { inTurn } from '../in-turn.ts'
import { soldProduct, UnknownSceneProductError } from '../sold-product.ts'

/** Where the newels of volute, landing and tandem cap stand. */
const EYE_X_IN = 2.4
export const LANDING_POST_X_IN = 62
export const TANDEM_POST_X_IN = 90
/** Where the level rail leaves for the corner, and how far behind the balustrade it meets the wall. */
export const CORNER = { xIn: 114, radiusIn: 4.75 } as const

export const WALL_Z_IN = -40
/** The near ends of the treads, and the skirt below them. */
export const TREAD_END_Z_IN = 2.5
export const SKIRT_Z_IN = 1.25
export const LANDING_END_IN = 124

/** From the post under the volute to the first bar in line. */
const POST_ROOM_IN = 3.2
const BARS_UNDER_VOLUTE = 5
/** The gooseneck goes on to the landing cap: its own cap, which is not shown, would be so far before the landing. */
const HEAD_NEWEL_IN = -1.25

/**
 * The flight of the fitting guide, in inches: x up the flight from the first riser, y up, z towards the viewer from the
 * balustrade. The wall is behind the flight; the rail on the landing turns back to it.
 */
const FLIGHT = buildStair(
  {
    ...USUAL_DESIGN,
    totalRiseIn: 52.5,
    risers: 7,
    widthIn: 42,
    left: 'wall',
    right: 'open',
    railSystem: 'over-the-post',
    railHeightIn: 36,
    levelRailHeightIn: 42,
    start: 'volute',
    newelId: 'p-1020',
  },
  {
    footNewelIn: EYE_X_IN,
    headNewelIn: HEAD_NEWEL_IN,
    balusters: ({ flight }, { spacingIn }) => [
      ...underVolute(),
      ...inTurn([0, flight?.lengthIn ?? 0], spacingIn, [0]).filter(
        ({ alongIn }) => alongIn > EYE_X_IN + POST_ROOM_IN,
      ),
    ],
  },
)

export const STEPS = FLIGHT.steps
export const LANDING_IN = FLIGHT.design.totalRiseIn
const RAIL_HALF_IN = railHeightIn(FLIGHT.parts.rail.shape) / 2
export const GUARD_MIDDLE_IN = LANDING_IN + FLIGHT.design.levelRailHeightIn - RAIL_HALF_IN
export const GUARD_UNDER_IN = GUARD_MIDDLE_IN - RAIL_HALF_IN

/** From the drawing's own axes to the stair's: its middle is behind the balustrade. */
const BEHIND_IN = WALL_Z_IN + FLIGHT.design.widthIn / 2

/** The bars of the flight: where each stands, and from where to where it is seen. */
export function flightBars(): readonly { readonly foot: SpacePoint; readonly topIn: number }[] {
  return FLIGHT.bays.flatMap(({ balusters }) =>
    balusters.map(({ alongIn, asideIn, footIn, topIn }) => ({
      foot: [alongIn, footIn, asideIn] as const,
      topIn,
    })),
  )
}

/** The post under the volute. */
export function volutePost(): readonly Solid[] {
  const post = placedPieces(FLIGHT).find(({ group }) => group === 'newels')
  if (post === undefined) return []
  const solids = movedSolids(partSolids(post.shape, 0.4), [post.placement])
  return movedSolids(solids, [shifted([0, 0, BEHIND_IN])])
}

/** The rail of the flight: its fittings, bent for this pitch, and the first of them in its place. */
export function flightRail() {
  const [bay] = FLIGHT.bays
  const [volute, gooseneck] = bay?.rail.fittings ?? []
  if (bay === undefined || volute === undefined || gooseneck === undefined) {
    throw new UnknownSceneProductError('The fitting guide has no volute and gooseneck')
  }
  const [x, y, z] = placeIn(volute.frame, volute.alongIn, volute.upIn, volute.rightIn)
  return {
    volute: volute.shape,
    voluteAt: [x, y, z + BEHIND_IN] as const,
    rakeIn: bay.rail.straight.lengthIn,
    gooseneck: gooseneck.shape,
  }
}

/** Height of the middle of the sloping rail at x. */
export function rakeMiddle(xIn: number): number {
  return nosingLineIn(STEPS, xIn) + FLIGHT.design.railHeightIn - rakeHalfIn()
}

/** From the middle of the sloping rail down to its underside, plumb. */
export function rakeHalfIn(): number {
  return RAIL_HALF_IN / Math.cos((STEPS.pitchDeg * Math.PI) / 180)
}

/** Places on the middle of the volute, spread over its outer turn; its course is that of a left hand, and mirrored. */
function underVolute(): readonly SetOutBaluster[] {
  const { shape } = soldProduct('f-7210')
  if (shape.kind !== 'fitting') return []
  const { places } = walkCourse(shape)
  const endIn = places.at(-1)?.leftIn ?? 0
  const turning = places.filter(({ headingDeg }) => headingDeg < -100 && headingDeg > -359)
  return Array.from({ length: BARS_UNDER_VOLUTE }, (_, index) => {
    const place = turning[Math.round(((index + 0.5) / BARS_UNDER_VOLUTE) * (turning.length - 1))]
    const { alongIn = 0, leftIn = 0 } = place ?? {}
    return { alongIn: EYE_X_IN + alongIn, asideIn: leftIn - endIn, style: 0 }
  })
}

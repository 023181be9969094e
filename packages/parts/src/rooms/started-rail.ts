import { type CoursePlace, walkCourse } from '@millrun/catalogue/shapes/course'
import type { FittingShape } from '@millrun/catalogue/shapes/fitting-shape'
import { railHeightIn } from '@millrun/catalogue/shapes/rail-sizes'
import type { SpacePoint } from '../geometry/space.ts'
import { railUnderside } from '../scenes/straight-stair.ts'
import { balustradeIn, type Flight, type FlightParts } from './flight.ts'

/** How the rail of a flight begins in a fitting: where things stand, on the flight's own axes. Inches. */
export interface StartedRail {
  readonly shape: FittingShape
  /** The fitting's own origin. */
  readonly origin: SpacePoint
  /** The middle of the post under its eye, at the height of the rail's underside. */
  readonly post: SpacePoint
  /** Where the fitting ends and the rail begins. */
  readonly endIn: number
  /** Underside of fitting and rail above a place on the flight. */
  readonly undersideAt: (xIn: number) => number
}

/** The end of the fitting lies so far up the flight that its post stands in the round of the starting step. */
const END_IN = 15.2

/** The start of a rail that has a fitting there; it winds towards the open side. */
export function startedRail(flight: Flight, { start }: FlightParts): StartedRail | undefined {
  const made = start?.fitting.product.shape
  if (made?.kind !== 'fitting') return undefined
  const shape: FittingShape = { ...made, isRightHand: true }
  const { places, discs } = walkCourse(shape)
  const [last, eye] = [places.at(-1), discs[0]]
  if (last === undefined || eye === undefined) return undefined
  const half = railHeightIn(shape) / 2
  const slope = Math.atan2(flight.riseIn, flight.runIn)
  const origin: SpacePoint = [
    END_IN - last.alongIn,
    railUnderside(flight, END_IN) + half / Math.cos(slope) - last.upIn,
    balustradeIn(flight) + last.leftIn,
  ]
  const levelIn = origin[1] - half
  return {
    shape,
    origin,
    post: [origin[0] + eye.alongIn, levelIn, origin[2] - eye.leftIn],
    endIn: END_IN,
    undersideAt: (xIn) =>
      xIn >= END_IN
        ? railUnderside(flight, xIn)
        : (undersideAlong(places, origin, half, xIn) ?? levelIn),
  }
}

function undersideAlong(
  places: readonly CoursePlace[],
  origin: SpacePoint,
  half: number,
  xIn: number,
): number | undefined {
  const above = places.findLast(
    ({ alongIn, headingDeg }) => headingDeg === 0 && origin[0] + alongIn <= xIn,
  )
  const next = places.find(
    ({ alongIn, headingDeg }) => headingDeg === 0 && origin[0] + alongIn > xIn,
  )
  if (above === undefined || next === undefined) return undefined
  const share = (xIn - origin[0] - above.alongIn) / (next.alongIn - above.alongIn)
  const upIn = above.upIn + (next.upIn - above.upIn) * share
  return origin[1] + upIn - half / Math.cos((above.slopeDeg * Math.PI) / 180)
}

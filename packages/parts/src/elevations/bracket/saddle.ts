import type { BracketShape } from '@millrun/catalogue/shapes/bracket-shape'
import type { CoursePlace } from '@millrun/catalogue/shapes/course'
import type { SectionPoint } from '@millrun/catalogue/shapes/rail-shape'
import { mouldedPlate } from '../../surface/moulded-plate.ts'
import type { Patch } from '../../surface/patch.ts'
import { plateOutline } from '../../surface/plate-outlines.ts'
import { sweptBar } from '../../surface/swept-patch.ts'
import { cosDeg, sinDeg } from '../light.ts'
import { screwHole } from './screw-hole.ts'

const HUB_IN = 0.62
/** Radius of the rail that a hollow saddle is bent for, in inches. */
const ROUND_RAIL_IN = 0.75

/** What the rail is screwed to, and the pin of one that tilts. */
export function saddlePatches(shape: BracketShape): readonly Patch[] {
  const plate = shape.saddle.form === 'hollow' ? hollowSaddle(shape) : flatSaddle(shape)
  return shape.saddle.pivots ? [...plate, ...pivot(shape)] : plate
}

function flatSaddle({ saddle, projectionIn, riseIn }: BracketShape): readonly Patch[] {
  const under = riseIn - saddle.thickIn
  const upward = (x: number, z: number, up: number) => [projectionIn + x, under + up, -z] as const
  const top = mouldedPlate({
    outline: plateOutline('oblong', saddle.widthIn, saddle.lengthIn),
    moulding: [
      [0.02, 0],
      [0, 0.03],
      [0, saddle.thickIn],
    ],
    place: upward,
  })
  const holes = screwPlaces(saddle).map((z) =>
    screwHole((x, along, up) => upward(x, along + z, saddle.thickIn + up)),
  )
  return [...top, ...holes.flat()]
}

/** A strip that is bent up on both sides to cradle a round rail. */
function hollowSaddle({ saddle, projectionIn, riseIn }: BracketShape): readonly Patch[] {
  const spreadDeg = ((saddle.widthIn / 2 / ROUND_RAIL_IN) * 180) / Math.PI
  const centreY = riseIn + ROUND_RAIL_IN
  const arc = (radiusIn: number, sign: 1 | -1) =>
    Array.from({ length: 13 }, (_, step): SectionPoint => {
      const angleDeg = -90 + sign * spreadDeg * (step / 6 - 1)
      return [radiusIn * cosDeg(angleDeg), radiusIn * sinDeg(angleDeg)]
    })
  const section = [...arc(ROUND_RAIL_IN + saddle.thickIn, 1), ...arc(ROUND_RAIL_IN, -1)]
  const places = [-1, 1].map((end): CoursePlace => ({
    alongIn: projectionIn,
    leftIn: (end * saddle.lengthIn) / 2,
    upIn: centreY,
    headingDeg: 90,
    slopeDeg: 0,
    widening: 1,
  }))
  return [sweptBar(section, places), ...holesInHollow(projectionIn, riseIn, saddle)]
}

function holesInHollow(
  projectionIn: number,
  riseIn: number,
  saddle: BracketShape['saddle'],
): readonly Patch[] {
  return screwPlaces(saddle).flatMap((z) =>
    screwHole((x, along, up) => [projectionIn + x, riseIn + up + 0.02, -(along + z)]),
  )
}

function screwPlaces({ lengthIn, widthIn }: BracketShape['saddle']): readonly number[] {
  const far = lengthIn / 2 - widthIn * 0.42
  return [-far, far]
}

/** The hub under a saddle that tilts, its pin across the arm. */
function pivot({ saddle, projectionIn, riseIn }: BracketShape): readonly Patch[] {
  const y = riseIn - saddle.thickIn - HUB_IN * 0.36
  const round = plateOutline('round', HUB_IN, HUB_IN)
  return mouldedPlate({
    outline: round,
    moulding: [
      [0.05, -0.3],
      [0, -0.26],
      [0, 0.26],
      [0.05, 0.3],
    ],
    place: (across, up, out) => [projectionIn + out, y + up, -across],
  })
}

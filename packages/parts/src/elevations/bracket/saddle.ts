import type { BracketShape } from '@millrun/catalogue/shapes/bracket-shape'
import type { CoursePlace } from '@millrun/catalogue/shapes/course'
import type { SectionPoint } from '@millrun/catalogue/shapes/rail-shape'
import { mouldedPlate } from '../../surface/moulded-plate.ts'
import type { Patch } from '../../surface/patch.ts'
import { plateOutline } from '../../surface/plate-outlines.ts'
import { sweptBar } from '../../surface/swept-patch.ts'
import { cosDeg, sinDeg } from '../../geometry/degrees.ts'
import { screwHole } from './screw-hole.ts'

export const HUB_IN = 0.62
/** Radius of the rail that a hollow saddle is bent for, in inches. */
export const ROUND_RAIL_IN = 0.75

/** What the rail is screwed to. */
export function saddle(shape: BracketShape): readonly Patch[] {
  return shape.saddle.form === 'hollow' ? hollowSaddle(shape) : flatSaddle(shape)
}

function flatSaddle({ saddle: strip, projectionIn, riseIn }: BracketShape): readonly Patch[] {
  const under = riseIn - strip.thickIn
  const upward = (x: number, z: number, up: number) => [projectionIn + x, under + up, -z] as const
  const top = mouldedPlate({
    outline: plateOutline('oblong', strip.widthIn, strip.lengthIn),
    moulding: [
      [0.02, 0],
      [0, 0.03],
      [0, strip.thickIn],
    ],
    place: upward,
  })
  const holes = saddleScrews(strip).map((z) =>
    screwHole((x, along, up) => upward(x, along + z, strip.thickIn + up)),
  )
  return [...top, ...holes.flat()]
}

/** A strip that is bent up on both sides to cradle a round rail. */
function hollowSaddle({ saddle: strip, projectionIn, riseIn }: BracketShape): readonly Patch[] {
  const spreadDeg = ((strip.widthIn / 2 / ROUND_RAIL_IN) * 180) / Math.PI
  const centreY = riseIn + ROUND_RAIL_IN
  const arc = (radiusIn: number, sign: 1 | -1) =>
    Array.from({ length: 13 }, (_, step): SectionPoint => {
      const angleDeg = -90 + sign * spreadDeg * (step / 6 - 1)
      return [radiusIn * cosDeg(angleDeg), radiusIn * sinDeg(angleDeg)]
    })
  const section = [...arc(ROUND_RAIL_IN + strip.thickIn, 1), ...arc(ROUND_RAIL_IN, -1)]
  const places = [-1, 1].map((end): CoursePlace => ({
    alongIn: projectionIn,
    leftIn: (end * strip.lengthIn) / 2,
    upIn: centreY,
    headingDeg: 90,
    slopeDeg: 0,
    widening: 1,
  }))
  return [sweptBar(section, places), ...holesInHollow(projectionIn, riseIn, strip)]
}

function holesInHollow(
  projectionIn: number,
  riseIn: number,
  strip: BracketShape['saddle'],
): readonly Patch[] {
  return saddleScrews(strip).flatMap((z) =>
    screwHole((x, along, up) => [projectionIn + x, riseIn + up + 0.02, -(along + z)]),
  )
}

/** How far along the rail from the middle its screws sit. */
export function saddleScrews({ lengthIn, widthIn }: BracketShape['saddle']): readonly number[] {
  const far = lengthIn / 2 - widthIn * 0.42
  return [-far, far]
}

/** The hub under a saddle that tilts, its pin across the rail. */
export function pivot({ saddle: strip, projectionIn, riseIn }: BracketShape): readonly Patch[] {
  if (!strip.pivots) return []
  const y = riseIn - strip.thickIn - HUB_IN / 2
  return mouldedPlate({
    outline: plateOutline('round', HUB_IN, HUB_IN),
    moulding: [
      [0.05, -0.34],
      [0, -0.3],
      [0, 0.3],
      [0.05, 0.34],
    ],
    place: (across, up, out) => [projectionIn + out, y + up, -across],
  })
}

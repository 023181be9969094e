import { walkCourse } from '@millrun/catalogue/shapes/course'
import type { FittingShape } from '@millrun/catalogue/shapes/fitting-shape'
import type { Standpoint } from '@millrun/parts/sight/standpoint'
import { movedSolids } from '@millrun/parts/solids/moved-solids'
import type { Placement, Solid } from '@millrun/parts/solids/solid'
import { atRest } from './at-rest.ts'

const LAID_TILT_DEG = 50
/** On its left side, its head away from the viewer. */
const LEFT_DOWN: Placement = { origin: [0, 0, 0], x: [1, 0, 0], y: [0, 0, -1], z: [0, 1, 0] }
const RIGHT_DOWN: Placement = { origin: [0, 0, 0], x: [-1, 0, 0], y: [0, 0, -1], z: [0, -1, 0] }

/**
 * A fitting as it stays where it is put down: one whose lower end is level stands on it, others come to rest on their
 * own. One that would topple is laid on its side, what turns off from it upwards.
 */
export function fittingPose(shape: FittingShape, solids: readonly Solid[]): readonly Solid[] {
  if (shape.startSlopeDeg === 0) return solids
  if (!isLaid(shape)) return atRest(solids)
  const isLeft = turnsDegOf(shape) > 0 && shape.isRightHand !== true
  return atRest(movedSolids(solids, [isLeft ? RIGHT_DOWN : LEFT_DOWN]))
}

/**
 * From where a picture of a fitting tells what it is: bends in plan from above, with the flight running
 * away from the viewer, bends in elevation from the side. Left and right hands are seen as mirror images.
 */
export function fittingStandpoint(shape: FittingShape): Standpoint {
  const left = leftStandpoint(shape)
  return shape.isRightHand === true ? { ...left, turnDeg: 180 - left.turnDeg } : left
}

function leftStandpoint(shape: FittingShape): Standpoint {
  const turnsDeg = turnsDegOf(shape)
  if (isLaid(shape)) return { turnDeg: turnsDeg > 0 ? 158 : 18, tiltDeg: LAID_TILT_DEG }
  const slopes = slopesOf(shape)
  if (turnsDeg > 180) return { turnDeg: 62, tiltDeg: 54 }
  if (turnsDeg > 0) return { turnDeg: 58, tiltDeg: Math.min(...slopes) > 0 ? 26 : 44 }
  return Math.max(...slopes) > 0 ? { turnDeg: 26, tiltDeg: 20 } : { turnDeg: 36, tiltDeg: 36 }
}

/** Tall ones, and those that both bend upwards and turn to a side. */
function isLaid(shape: FittingShape): boolean {
  const slopes = slopesOf(shape)
  const [least, most] = [Math.min(...slopes), Math.max(...slopes)]
  if (shape.startSlopeDeg === 0) return false
  return most > 80 || (turnsDegOf(shape) > 0 && most - least > 1)
}

function slopesOf(shape: FittingShape): readonly number[] {
  return walkCourse(shape).places.map(({ slopeDeg }) => slopeDeg)
}

function turnsDegOf(shape: FittingShape): number {
  const headings = walkCourse(shape).places.map(({ headingDeg }) => headingDeg)
  return Math.max(...headings) - Math.min(...headings)
}

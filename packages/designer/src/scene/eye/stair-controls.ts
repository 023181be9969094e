import type { Box } from '@millrun/parts/solids/mesh/measured'
import type { ViewControls } from '@millrun/viewer/orbit/orbit-input'
import type { OrbitMotion } from '@millrun/viewer/orbit/orbit-motion'
import {
  type ViewSize,
  keptWithin,
  moved,
  nearer,
  type Orbit,
  turned,
} from '@millrun/viewer/orbit/orbit'
import type { House } from '@millrun/stair/room/house/house'

/** What is looked at just now. */
interface Subject {
  readonly box: Box
  readonly size: ViewSize
  /** The view that shows all of it. */
  readonly whole: Orbit
  readonly view: House['view']
  /** How far from above. */
  readonly highestDeg: number
}

/** Near enough to fill the frame with a basket, in inches. */
const NEAREST_IN = 40
const FARTHEST = 1.15
/** Never below the floor. */
const LOWEST_DEG = -3

/** Controls of an eye that stays in the open side of the room. */
export function stairControls(motion: OrbitMotion, subject: () => Subject): ViewControls {
  const go = (orbit: Orbit) => motion.go(inRoom(keptWithin(orbit, subject().box), subject()))
  return {
    turn: (rightDeg, upDeg) => go(turned(motion.goal(), rightDeg, upDeg)),
    move: (rightPx, upPx) => go(moved(motion.goal(), rightPx, upPx, subject().size)),
    zoom: (factor, at) => {
      const { size, whole } = subject()
      const reach = [NEAREST_IN, whole.distanceIn * FARTHEST] as const
      go(nearer(motion.goal(), factor, reach, size, at))
    },
    reset: () => motion.go(subject().whole),
  }
}

function inRoom(orbit: Orbit, { view, whole, highestDeg }: Subject): Orbit {
  const lowest = Math.min(LOWEST_DEG, whole.elevationDeg)
  return {
    ...orbit,
    azimuthDeg: Math.min(view.mostDeg, Math.max(view.leastDeg, orbit.azimuthDeg)),
    elevationDeg: Math.min(highestDeg, Math.max(lowest, orbit.elevationDeg)),
  }
}

import type { Box } from '@millrun/parts/solids/mesh/measured'
import type { OrbitWishes } from '@millrun/viewer/orbit-input'
import type { OrbitMotion } from '@millrun/viewer/orbit-motion'
import { type Frame, keptWithin, moved, nearer, type Orbit, turned } from '@millrun/viewer/orbit'
import type { House } from './rooms/house.ts'

/** What is looked at just now. */
interface Subject {
  readonly box: Box
  readonly frame: Frame
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

/** Turns wishes into ways of an eye that stays in the open side of the room. */
export function stairWishes(motion: OrbitMotion, subject: () => Subject): OrbitWishes {
  const go = (orbit: Orbit) => motion.go(inRoom(keptWithin(orbit, subject().box), subject()))
  return {
    turn: (rightDeg, upDeg) => go(turned(motion.goal(), rightDeg, upDeg)),
    move: (rightPx, upPx) => go(moved(motion.goal(), rightPx, upPx, subject().frame)),
    zoom: (factor, at) => {
      const { frame, whole } = subject()
      const reach = [NEAREST_IN, whole.distanceIn * FARTHEST] as const
      go(nearer(motion.goal(), factor, reach, frame, at))
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

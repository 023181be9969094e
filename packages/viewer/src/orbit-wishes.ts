import type { Box } from '@millrun/parts/solids/mesh/measured'
import type { OrbitWishes } from './orbit-input.ts'
import type { OrbitMotion } from './orbit-motion.ts'
import { type Frame, keptWithin, moved, nearer, type Orbit, reachOf, turned } from './orbit.ts'

/** What is looked at just now. */
interface Subject {
  readonly box: Box
  readonly frame: Frame
  /** The view that shows all of it. */
  readonly whole: Orbit
}

/** Turns wishes into ways of the eye that do not lose sight of the part. */
export function orbitWishes(motion: OrbitMotion, subject: () => Subject): OrbitWishes {
  return {
    turn: (rightDeg, upDeg) => motion.go(turned(motion.goal(), rightDeg, upDeg)),
    move: (rightPx, upPx) => {
      const { box, frame } = subject()
      motion.go(keptWithin(moved(motion.goal(), rightPx, upPx, frame), box))
    },
    zoom: (factor, at) => {
      const { box, frame, whole } = subject()
      motion.go(keptWithin(nearer(motion.goal(), factor, reachOf(box, whole), frame, at), box))
    },
    reset: () => {
      const { whole } = subject()
      motion.go({ ...whole, azimuthDeg: nearestTurn(whole.azimuthDeg, motion.goal().azimuthDeg) })
    },
  }
}

/** The same side, without turning the part all the way round. */
function nearestTurn(sideDeg: number, fromDeg: number): number {
  return sideDeg + 360 * Math.round((fromDeg - sideDeg) / 360)
}

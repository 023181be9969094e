import type { Box } from '@millrun/parts/solids/mesh/measured'
import type { ViewControls } from './orbit-input.ts'
import type { OrbitMotion } from './orbit-motion.ts'
import { type ViewSize, keptWithin, moved, nearer, type Orbit, reachOf, turned } from './orbit.ts'

/** What is looked at just now. */
interface Subject {
  readonly box: Box
  readonly size: ViewSize
  /** The view that shows all of it. */
  readonly whole: Orbit
}

/** Controls of an eye that does not lose sight of the part. */
export function orbitControls(motion: OrbitMotion, subject: () => Subject): ViewControls {
  return {
    turn: (rightDeg, upDeg) => motion.go(turned(motion.goal(), rightDeg, upDeg)),
    move: (rightPx, upPx) => {
      const { box, size } = subject()
      motion.go(keptWithin(moved(motion.goal(), rightPx, upPx, size), box))
    },
    zoom: (factor, at) => {
      const { box, size, whole } = subject()
      motion.go(keptWithin(nearer(motion.goal(), factor, reachOf(box, whole), size, at), box))
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

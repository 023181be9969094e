import type { ProfilePoint } from '@millrun/parts/turning/lathe-profile'
import { turnedRound } from '@millrun/parts/turning/lathe'
import { meshOf } from '@millrun/parts/solids/mesh/mesh-of'
import { IN_PLACE, type Solid } from '@millrun/parts/solids/solid'

/** Height and radius of a pot there, in inches. */
export type PotPoint = readonly [heightIn: number, radiusIn: number]

/** A pot thrown to a curve through these points, from the foot up and back down inside. */
export function thrownPot(points: readonly PotPoint[]): Solid {
  return {
    name: 'pot',
    substance: 'wood',
    mesh: meshOf(turnedRound(smoothed(points), 1), 50),
    placements: [IN_PLACE],
  }
}

const STEPS = 8

/** A curve through the points (Catmull-Rom). */
function smoothed(points: readonly PotPoint[]): readonly ProfilePoint[] {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
  return points.slice(1).flatMap((_, index) =>
    Array.from({ length: STEPS }, (__, step): ProfilePoint => {
      const t = (step + 1) / STEPS
      const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
      const axis = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t)
      return { heightIn: axis(0), radiusIn: Math.max(0, axis(1)) }
    }),
  )
}

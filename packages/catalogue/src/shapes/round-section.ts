import { thousandths } from '../inches.ts'
import type { SectionPoint } from './rail-shape.ts'

const STEP_DEG = 6

/** Right half of a round section that stands on a flat; both in inches, from the bottom up. */
export function roundSection(diameterIn: number, flatIn: number): readonly SectionPoint[] {
  const radius = diameterIn / 2
  const centreIn = Math.sqrt(radius ** 2 - (flatIn / 2) ** 2)
  const start = -(Math.acos(flatIn / diameterIn) * 180) / Math.PI
  const levels = Array.from({ length: 180 / STEP_DEG + 1 }, (_, step) => step * STEP_DEG - 90)
  const arc = [start, ...levels.filter((angleDeg) => angleDeg > start)].map(
    (angleDeg): SectionPoint => [
      thousandths(radius * Math.cos((angleDeg * Math.PI) / 180)),
      thousandths(centreIn + radius * Math.sin((angleDeg * Math.PI) / 180)),
    ],
  )
  return [[0, 0], ...arc]
}

import type { Point } from './path.ts'

/** How far a line turns to the left at a point between two others, in degrees; negative to the right. */
export function turnAtDeg(before: Point, at: Point, after: Point): number {
  const [ux, uy] = [at[0] - before[0], at[1] - before[1]]
  const [vx, vy] = [after[0] - at[0], after[1] - at[1]]
  return (Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy) * 180) / Math.PI
}

import type { PlanPoint } from '../segments/plan-path.ts'

/** The area that a closed outline holds, in square inches; less than 0 where it runs clockwise. */
export function areaOf(outline: readonly PlanPoint[]): number {
  return outline.reduce((sum, [x, y], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [x, y]
    return sum + (x * y2 - x2 * y) / 2
  }, 0)
}

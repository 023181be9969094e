import { cosDeg, sinDeg } from './degrees.ts'
import type { Point } from './path.ts'

export type PlateForm = 'square' | 'rectangle' | 'round' | 'oval' | 'oblong'

const STEPS = 60

/** The outline of a plate about its middle, drawn in by an inset, anticlockwise from the right. Inches. */
export function plateOutline(
  form: PlateForm,
  widthIn: number,
  heightIn: number,
): (insetIn: number) => readonly Point[] {
  return (insetIn) => {
    const halfX = widthIn / 2 - insetIn
    const halfY = heightIn / 2 - insetIn
    if (form === 'square' || form === 'rectangle') return corners(halfX, halfY)
    return form === 'oblong' ? oblong(halfX, halfY) : ellipsePoints(halfX, halfY)
  }
}

function corners(halfX: number, halfY: number): readonly Point[] {
  return [
    [halfX, -halfY],
    [halfX, halfY],
    [-halfX, halfY],
    [-halfX, -halfY],
  ]
}

function ellipsePoints(halfX: number, halfY: number): readonly Point[] {
  return Array.from({ length: STEPS }, (_, step): Point => {
    const angleDeg = (step * 360) / STEPS
    return [halfX * cosDeg(angleDeg), halfY * sinDeg(angleDeg)]
  })
}

/** Straight sides with half circles on the two short ones. */
function oblong(halfX: number, halfY: number): readonly Point[] {
  const radius = Math.min(halfX, halfY)
  return ellipsePoints(radius, radius).map(([x, y], step): Point => {
    const angleDeg = (step * 360) / STEPS
    const side =
      halfY > halfX ? [0, sinDeg(angleDeg) >= 0 ? 1 : -1] : [cosDeg(angleDeg) >= 0 ? 1 : -1, 0]
    return [x + (side[0] ?? 0) * (halfX - radius), y + (side[1] ?? 0) * (halfY - radius)]
  })
}

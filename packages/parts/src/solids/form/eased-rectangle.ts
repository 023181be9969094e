import type { Point } from '../../geometry/path.ts'

const CORNER_LINES = 4

/** A rectangle round the origin with its corners rounded, anticlockwise. Inches. */
export function easedRectangle(
  widthIn: number,
  heightIn: number,
  easeIn: number,
): readonly Point[] {
  const ease = Math.min(easeIn, widthIn / 2, heightIn / 2)
  const [x, y] = [widthIn / 2 - ease, heightIn / 2 - ease]
  const middles: readonly Point[] = [
    [x, y],
    [-x, y],
    [-x, -y],
    [x, -y],
  ]
  return middles.flatMap(([cx, cy], quarter) =>
    Array.from({ length: CORNER_LINES + 1 }, (_, at): Point => {
      const angle = ((quarter + at / CORNER_LINES) * Math.PI) / 2
      return [cx + ease * Math.cos(angle), cy + ease * Math.sin(angle)]
    }),
  )
}

/** Inches of sheet per inch of part, the scales that a ruler has. */
const SCALES = [4, 2, 1, 1 / 2, 1 / 3, 1 / 4, 1 / 6, 1 / 8, 1 / 12, 1 / 16, 1 / 24, 1 / 48]

/** The largest of the usual scales at which `lengthIn` fits into `roomIn` inches of the sheet. */
export function drawingScale(lengthIn: number, roomIn: number): number {
  return SCALES.find((scale) => lengthIn * scale <= roomIn) ?? roomIn / lengthIn
}

/** A scale in words: `1:3`, `2:1`, `full size`. */
export function scaleName(scale: number): string {
  if (scale === 1) return 'full size'
  return scale > 1 ? `${Math.round(scale)}:1` : `1:${Math.round(1 / scale)}`
}

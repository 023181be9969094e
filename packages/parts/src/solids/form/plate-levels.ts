import type { Point } from '../../geometry/path.ts'
import { plateOutline } from '../../geometry/plate-outlines.ts'
import { easedRectangle } from './eased-rectangle.ts'
import type { PiercedPlate } from './pierced-plate.ts'

/** Radius of the corners of a square plate. */
const CORNER_IN = 0.08
/** In how many straight lines the front edge is rounded. */
const EDGE_LINES = 5

/** The outline of a plate drawn in by an inset: round, oblong, or square with its corners rounded. */
export function plateAt(
  form: 'round' | 'square' | 'oblong',
  widthIn: number,
  heightIn: number,
): (insetIn: number) => readonly Point[] {
  if (form !== 'square') return plateOutline(form, widthIn, heightIn)
  return (insetIn) =>
    easedRectangle(widthIn - 2 * insetIn, heightIn - 2 * insetIn, CORNER_IN - insetIn / 2)
}

/** A plate from one height to another with its front edge rounded. */
export function easedLevels(
  outline: (insetIn: number) => readonly Point[],
  { fromIn = 0, toIn, easeIn }: { fromIn?: number; toIn: number; easeIn: number },
): PiercedPlate['levels'] {
  const edge = Array.from({ length: EDGE_LINES + 1 }, (_, line) => {
    const angle = ((line / EDGE_LINES) * Math.PI) / 2
    return {
      outIn: toIn - easeIn * (1 - Math.sin(angle)),
      outline: outline(easeIn * (1 - Math.cos(angle))),
    }
  })
  return [{ outIn: fromIn, outline: outline(0) }, ...edge]
}

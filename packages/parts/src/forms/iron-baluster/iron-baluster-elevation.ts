import { HOLLOW_WALL_IN } from '@millrun/catalogue/shapes/iron-baluster-shape'
import type { IronBalusterShape, IronOrnament } from '@millrun/catalogue/shapes/iron-baluster-shape'
import type { Elevation, Section } from '../../elevations/elevation.ts'
import { type Face, face } from '../../elevations/outline.ts'
import { centredRectangle, circle, rectangle } from '../../geometry/figures.ts'
import type { Path } from '../../geometry/path.ts'
import { heightsOfWindow } from '../../elevations/telling-window.ts'
import { ironDimensions } from './iron-dimensions.ts'
import { lapIn, ornamentHeights, ornamentOutlines, isInPlaceOfBar } from './ornaments.ts'
import { ironWindow } from './iron-window.ts'
import type { Heights } from '../../geometry/heights.ts'

/** How far plain bar is drawn under the ornament where it ends, so that no gap shows. */
const UNDER_IN = 0.04

/** A forged bar with its ornaments, pin at the top. */
export function ironBalusterElevation(shape: IronBalusterShape): Elevation {
  const { lengthIn, pin, barIn } = shape
  const end = lengthIn - pin.lengthIn
  return {
    outlines: [
      ...(pin.lengthIn > 0 ? [plainBar(pin.diameterIn, end, lengthIn)] : []),
      ...barLengths(shape).map(([from, to]) => {
        const foot = from === 0 ? 0 : from - underIn(shape, from)
        return plainBar(barIn, foot, Math.min(end, to + underIn(shape, to)))
      }),
      ...shape.ornaments.flatMap((ornament) => ornamentOutlines(ornament, shape)),
    ],
    section: barSection(shape),
    dimensions: ironDimensions(shape),
    lies: 'along',
    detail: heightsOfWindow(ironWindow(shape)),
    plainLengths: plainLengths(shape),
  }
}

function plainBar(widthIn: number, fromIn: number, toIn: number): Face {
  return face(rectangle([-widthIn / 2, fromIn], [widthIn / 2, toIn]))
}

/** How far plain bar reaches under the ornament that begins or ends at a height. */
function underIn({ ornaments, barIn }: IronBalusterShape, heightIn: number): number {
  const laps = ornaments
    .filter((ornament) => ornamentHeights(ornament).includes(heightIn))
    .map((ornament) => lapIn(ornament, barIn))
  return laps.find((lap) => lap !== undefined) ?? UNDER_IN
}

/** The bar cut through. */
function barSection(shape: IronBalusterShape): Section {
  const outer = outline(shape, shape.barIn)
  const core = shape.isHollow ? [outline(shape, shape.barIn - 2 * HOLLOW_WALL_IN)] : []
  const make = shape.isHollow ? `hollow, ${HOLLOW_WALL_IN}" wall` : 'solid'
  return { loops: [outer, ...core], caption: [shape.barIn, `${shape.section}, ${make}`] }
}

function outline({ section }: IronBalusterShape, widthIn: number): Path {
  return section === 'round' ? circle([0, 0], widthIn / 2) : centredRectangle(widthIn, widthIn)
}

/** The lengths over which the bar itself is there, from the bottom up, without the pin. */
export function barLengths(shape: IronBalusterShape): readonly Heights[] {
  return lengthsBetween(shape, shape.ornaments.filter(isInPlaceOfBar))
}

/** The lengths of bar that carry nothing at all. */
export function plainLengths(shape: IronBalusterShape): readonly Heights[] {
  return lengthsBetween(shape, shape.ornaments)
}

function lengthsBetween(
  shape: IronBalusterShape,
  ornaments: readonly IronOrnament[],
): readonly Heights[] {
  const free: Heights[] = []
  let reached = 0
  for (const [from, to] of ornaments.map(ornamentHeights).toSorted((a, b) => a[0] - b[0])) {
    free.push([reached, from])
    reached = Math.max(reached, to)
  }
  free.push([reached, shape.lengthIn - shape.pin.lengthIn])
  return free.filter(([from, to]) => to - from > 1e-6)
}

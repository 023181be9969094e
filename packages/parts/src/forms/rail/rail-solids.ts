import type { CoursePlace } from '@millrun/catalogue/shapes/course'
import type { RailShape } from '@millrun/catalogue/shapes/rail-shape'
import { railHeightIn } from '@millrun/catalogue/shapes/rail-sizes'
import { sectionPoints } from './rail-section.ts'
import { simplifiedLine } from '../../geometry/simplified-line.ts'
import type { Fineness } from '../../solids/form/fineness.ts'
import type { Solid } from '../../solids/solid.ts'
import { woodPiece } from '../../solids/wood-piece.ts'
import { pliesOf } from '../../solids/form/cut-section.ts'
import { easedSection } from '../../solids/form/eased-section.ts'
import { ledRail } from '../../solids/form/led-rail.ts'

/** Of the corners of a section. */
const EASE_IN = 0.035
/** Of the sawn ends. */
const END_EASE_IN = 0.025
/** What makes a glue line show. */
const PLY_EASE_IN = 0.012

/** Plies come from the mill no more even than this; every fifth has the full length. */
const PLY_STEPS_IN = [0, 0.09, 0.03, 0.12, 0.05] as const

/** A rail along x, on y = 0; a rail that is bent on site in its plies, as they are before they are glued. */
export function railSolids(shape: RailShape, fineness: Fineness): readonly Solid[] {
  const railHeight = railHeightIn(shape)
  const corners = easedSection(sectionPoints(coarser(shape, fineness)), EASE_IN, fineness)
  const piece = (name: string, figure: typeof corners, shortIn: number, easeIn: number) => {
    const places = [shortIn, shape.lengthIn - shortIn].map((at) => placeAt(at, railHeight / 2))
    const section = { corners: figure, railHeightIn: railHeight }
    return woodPiece(
      name,
      ledRail(section, places, { startIn: easeIn, finishIn: easeIn }),
      [1, 0, 0],
    )
  }
  if (shape.plyIn === undefined) return [piece('rail', corners, 0, END_EASE_IN)]
  return pliesOf(corners, shape.plyIn).map((ply, index) => {
    const shortIn = PLY_STEPS_IN[index % PLY_STEPS_IN.length] ?? 0
    return piece('ply', easedSection(ply, PLY_EASE_IN, fineness), shortIn, 0)
  })
}

/** With fewer points where less is seen. */
function coarser(shape: RailShape, fineness: Fineness): RailShape {
  const toleranceIn = 0.004 * (1 / fineness - 1)
  return toleranceIn <= 0
    ? shape
    : { ...shape, halfSection: simplifiedLine(shape.halfSection, toleranceIn) }
}

function placeAt(alongIn: number, upIn: number): CoursePlace {
  return { alongIn, leftIn: 0, upIn, headingDeg: 0, slopeDeg: 0, widening: 1 }
}

import { walkCourse } from '@millrun/catalogue/shapes/course'
import type { FittingShape } from '@millrun/catalogue/shapes/fitting-shape'
import { railHeightIn, railWidthIn } from '@millrun/catalogue/shapes/rail-sizes'
import { type Path, type Point, polyline } from '../../geometry/path.ts'
import { simplifiedLine } from '../../geometry/simplified-line.ts'
import { smoothOutline } from '../../geometry/smooth-outline.ts'
import { loopOf } from '../../solids/form/section-loop.ts'
import { solidDrawing } from '../../sight/solid-drawing.ts'
import type { Elevation, Section } from '../../elevations/elevation.ts'
import { stackedViews } from '../../elevations/stacked-views.ts'
import { fittingDimensions, type Views } from './fitting-dimensions.ts'
import { fittingSolids } from './fitting-solids.ts'
import { memberLines } from './member-lines.ts'

const FINENESS = 0.6

/** A handrail fitting: side view and plan above each other, the telling one on top, and the rail's section. */
export function fittingElevation(shape: FittingShape): Elevation {
  const solids = fittingSolids(shape, FINENESS, 'sharp')
  const members = memberLines(shape)
  const side = solidDrawing(solids, { turnDeg: 0, tiltDeg: 0 }, { members })
  const plan = solidDrawing(solids, { turnDeg: 0, tiltDeg: 90 }, { members })
  const isPlanAbove = isToldByPlan(shape)
  const { outlines, upIn } = isPlanAbove ? stackedViews(plan, side) : stackedViews(side, plan)
  const views = isPlanAbove
    ? { planUpIn: upIn.upper, sideUpIn: upIn.lower }
    : { planUpIn: upIn.lower, sideUpIn: upIn.upper }
  return {
    outlines,
    section: railSection(shape),
    dimensions: fittingDimensions(shape, views),
    lies: 'upright',
    viewCount: 2,
    axisIn: walkCourse(shape).discs[0]?.alongIn ?? 'none',
    centreLines: fittingAxes(shape, views),
  }
}

function isToldByPlan({ course }: FittingShape): boolean {
  const hasPlumb = course.some((step) => step.kind === 'ease' && step.angleDeg > 45)
  return !hasPlumb && course.some(({ kind }) => kind === 'turn' || kind === 'eye')
}

function railSection(shape: FittingShape): Section {
  const heightIn = railHeightIn(shape)
  const outline = smoothOutline(
    loopOf(shape.halfSection).map(([x, y]): Point => [x, y - heightIn / 2]),
  )
  return { loops: [outline], caption: ['Rail', railWidthIn(shape), '×', heightIn] }
}

/** The middle of the rail in both views, which radii are measured to, and the cross of a cap or an eye. */
function fittingAxes(shape: FittingShape, { planUpIn, sideUpIn }: Views): readonly Path[] {
  const { places, discs } = walkCourse(shape)
  const lines = [
    places.map(({ alongIn, upIn }): Point => [alongIn, upIn + sideUpIn]),
    places.map(({ alongIn, leftIn }): Point => [alongIn, leftIn + planUpIn]),
    ...discs.map(({ alongIn, leftIn, radiusIn }): readonly Point[] =>
      [-1, 1].map((side) => [alongIn + side * radiusIn * 1.15, leftIn + planUpIn]),
    ),
  ]
  return lines.map((line) => polyline(simplifiedLine(line, 1e-4)))
}

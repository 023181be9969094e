import { formatInches } from '@millrun/catalogue/inches'
import { walkCourse } from '@millrun/catalogue/shapes/course'
import type { FittingShape } from '@millrun/catalogue/shapes/fitting-shape'
import { railHeightIn, railWidthIn } from '@millrun/catalogue/shapes/rail-sizes'
import { type Point, polygon } from '../../geometry/path.ts'
import type { Body } from '../../surface/patch.ts'
import { loopOf } from '../../surface/section-loop.ts'
import { surfaceDrawing } from '../../surface/surface-drawing.ts'
import type { PartView, Section } from '../part-view.ts'
import { stackedViews } from '../stacked-views.ts'
import { fittingDimensions } from './fitting-dimensions.ts'

/** Side view and plan above each other, the telling one on top, and the rail's section. */
export function fittingDrawing(shape: FittingShape, body: Body): PartView {
  const side = surfaceDrawing(body, { turnDeg: 0, tiltDeg: 0 })
  const plan = surfaceDrawing(body, { turnDeg: 0, tiltDeg: 90 })
  const isPlanAbove = isToldByPlan(shape)
  const { pieces, upIn } = isPlanAbove ? stackedViews(plan, side) : stackedViews(side, plan)
  const views = isPlanAbove
    ? { planUpIn: upIn.upper, sideUpIn: upIn.lower }
    : { planUpIn: upIn.lower, sideUpIn: upIn.upper }
  return {
    pieces,
    section: railSection(shape),
    dimensions: fittingDimensions(shape, views),
    lies: 'upright',
    frame: { centre: [0, 0], heightIn: 1 },
    plainLengths: [],
    viewCount: 2,
    axisIn: walkCourse(shape).discs[0]?.alongIn ?? 'none',
  }
}

function isToldByPlan({ course }: FittingShape): boolean {
  const hasPlumb = course.some((step) => step.kind === 'ease' && step.angleDeg > 45)
  return !hasPlumb && course.some(({ kind }) => kind === 'turn' || kind === 'eye')
}

function railSection(shape: FittingShape): Section {
  const heightIn = railHeightIn(shape)
  const outline = polygon(loopOf(shape.halfSection).map(([x, y]): Point => [x, y - heightIn / 2]))
  const size = `${formatInches(railWidthIn(shape))} × ${formatInches(heightIn)}`
  return { outlines: [outline], caption: `Rail ${size}` }
}

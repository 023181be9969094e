import { treadOverallIn, type TreadShape } from '@millrun/catalogue/shapes/tread-shape'
import { type Point, polygon, polyline } from '../../geometry/path.ts'
import type { Dimension } from '../../elevations/dimension.ts'
import type { Elevation } from '../../elevations/elevation.ts'
import { edge, face, type Line } from '../../elevations/outline.ts'
import { treadPlan } from './plan-edges.ts'
import { treadSection } from './tread-section.ts'

/** A tread seen from above, its front below, and its section. */
export function treadElevation(shape: TreadShape): Elevation {
  const outline = polygon(treadPlan(shape).map(({ from }) => from))
  return {
    outlines: [face(outline), ...joints(shape)],
    second: treadSection(shape),
    dimensions: [...lengths(shape), ...depths(shape), ...radii(shape)],
    lies: 'upright',
    axisIn: 'none',
  }
}

/** Where the returns are mitred and glued on. */
function joints({ left, right, lengthIn, depthIn, returnIn }: TreadShape): readonly Line[] {
  return [
    ...(left === 'return' ? [joint(-returnIn, 0, returnIn, depthIn)] : []),
    ...(right === 'return' ? [joint(lengthIn + returnIn, lengthIn, returnIn, depthIn)] : []),
  ]
}

function joint(outerIn: number, innerIn: number, returnIn: number, depthIn: number): Line {
  const points: readonly Point[] = [
    [outerIn, 0],
    [innerIn, returnIn],
    [innerIn, depthIn],
  ]
  return edge(polyline(points))
}

/** The length between the returns, each return, and the whole. */
function lengths(shape: TreadShape): readonly Dimension[] {
  const { left, right, lengthIn, returnIn } = shape
  const fromIn = left === 'return' ? -returnIn : 0
  const length: Dimension = { kind: 'across', fromIn: 0, toIn: lengthIn, row: 0 }
  if (treadOverallIn(shape) === lengthIn) return [length]
  const toIn = right === 'return' ? lengthIn + returnIn : lengthIn
  return [
    ...(left === 'return' ? [{ ...length, fromIn, toIn: 0 }] : []),
    length,
    ...(right === 'return' ? [{ ...length, fromIn: lengthIn, toIn }] : []),
    { kind: 'across', fromIn, toIn, row: 1 },
  ]
}

function depths({ depthIn, narrowIn }: TreadShape): readonly Dimension[] {
  const depth: Dimension = { kind: 'along', fromIn: 0, toIn: depthIn, row: 0 }
  if (narrowIn === undefined) return [depth]
  return [
    depth,
    { kind: 'leader', at: [0, narrowIn], valueIn: narrowIn, mark: '', note: 'narrow end' },
  ]
}

function radii({ left, depthIn }: TreadShape): readonly Dimension[] {
  const radiusIn = left === 'bullnose' ? depthIn / 2 : depthIn
  const inIn = radiusIn * (1 - Math.SQRT1_2)
  if (left === 'bullnose') return [radius([inIn, depthIn - inIn], radiusIn)]
  return left === 'quarter' ? [radius([0, depthIn], radiusIn)] : []
}

function radius(at: Point, valueIn: number): Dimension {
  return { kind: 'leader', at, valueIn, mark: '', note: 'radius' }
}

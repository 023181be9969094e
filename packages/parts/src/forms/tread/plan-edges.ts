import type { TreadEnd, TreadShape } from '@millrun/catalogue/shapes/tread-shape'
import type { Point } from '../../geometry/path.ts'
import { cosDeg, sinDeg } from '../../geometry/degrees.ts'

/**
 * One straight edge of a board seen from above: x to the right, y back from the front. Edges run
 * anticlockwise, so that the board lies to their left.
 */
export interface PlanEdge {
  readonly from: Point
  readonly to: Point
  readonly isNosed: boolean
  /** Where the edge faces, in degrees anticlockwise from the right. */
  readonly facesDeg: number
}

/** As many as pictures need. */
const CHORDS = 12

/**
 * The edges of a tread, from the left of its front all the way round; `chords` stand for a quarter circle.
 */
export function treadPlan(shape: TreadShape, chords = CHORDS): readonly PlanEdge[] {
  const { lengthIn, depthIn, left, right, returnIn, plan } = shape
  if (plan !== undefined) return templateEdges(plan)
  const leftIn = left === 'return' ? -returnIn : 0
  const rightIn = lengthIn + (right === 'return' ? returnIn : 0)
  const isBackNosed = shape.isBackNosed ?? false
  return [
    ...edgesThrough([frontStart(shape, leftIn), frontEnd(shape, rightIn)], true),
    ...endEdges(right, depthIn, chords, (x, y) => [rightIn - x, y]),
    ...edgesThrough(
      [
        [backEnd(right, depthIn, rightIn, -1), depthIn],
        [backEnd(left, depthIn, leftIn, 1), shape.narrowIn ?? depthIn],
      ],
      isBackNosed,
    ),
    ...endEdges(left, shape.narrowIn ?? depthIn, chords, (x, y) => [leftIn + x, y])
      .toReversed()
      .map(turned),
  ]
}

function templateEdges(plan: readonly Point[]): readonly PlanEdge[] {
  return [
    ...edgesThrough(plan.slice(0, 2), true),
    ...edgesThrough([...plan.slice(1), ...plan.slice(0, 1)], false),
  ]
}

function frontStart({ left, depthIn }: TreadShape, leftIn: number): Point {
  return [leftIn + roundedIn(left, depthIn), 0]
}

function frontEnd({ right, depthIn }: TreadShape, rightIn: number): Point {
  return [rightIn - roundedIn(right, depthIn), 0]
}

/** How far from an end its front begins to round. */
function roundedIn(end: TreadEnd, depthIn: number): number {
  if (end === 'bullnose') return depthIn / 2
  return end === 'quarter' ? depthIn : 0
}

function backEnd(end: TreadEnd, depthIn: number, endIn: number, inwards: 1 | -1): number {
  return end === 'bullnose' ? endIn + (inwards * depthIn) / 2 : endIn
}

/** The edges of a right end from front to back; `place` takes x in from the end, and y. */
function endEdges(
  end: TreadEnd,
  depthIn: number,
  chords: number,
  place: (x: number, y: number) => Point,
): readonly PlanEdge[] {
  const points = endPoints(end, depthIn, chords).map(([x, y]) => place(x, y))
  return edgesThrough(points, end !== 'square')
}

function endPoints(end: TreadEnd, depthIn: number, chords: number): readonly Point[] {
  if (end !== 'bullnose' && end !== 'quarter') {
    return [
      [0, 0],
      [0, depthIn],
    ]
  }
  const radius = end === 'bullnose' ? depthIn / 2 : depthIn
  const count = end === 'bullnose' ? chords * 2 : chords
  return Array.from({ length: count + 1 }, (_, index): Point => {
    const angleDeg = (index * 90) / chords
    return [radius * (1 - sinDeg(angleDeg)), radius * (1 - cosDeg(angleDeg))]
  })
}

function edgesThrough(points: readonly Point[], isNosed: boolean): readonly PlanEdge[] {
  return points.slice(1).map((to, index) => edge(points[index] ?? to, to, isNosed))
}

function edge(from: Point, to: Point, isNosed: boolean): PlanEdge {
  const along = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  return { from, to, isNosed, facesDeg: along - 90 }
}

function turned({ from, to, isNosed }: PlanEdge): PlanEdge {
  return edge(to, from, isNosed)
}

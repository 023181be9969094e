import { type CourseDisc, type CoursePlace, walkCourse } from '@millrun/catalogue/shapes/course'
import type { FittingShape } from '@millrun/catalogue/shapes/fitting-shape'
import { forwardAt } from '../../solids/form/section-at.ts'
import type { Edges, Fineness } from '../../solids/form/fineness.ts'
import { type Facets, joinedFacets } from '../../solids/mesh/facets.ts'
import { type EndEasing, ledRail } from '../../solids/form/led-rail.ts'
import type { Solid } from '../../solids/solid.ts'
import { woodPiece } from '../../solids/wood-piece.ts'
import { courseLengths } from './course-lengths.ts'
import { discFacets } from './disc-facets.ts'
import { type FittingRail, fittingRail } from './fitting-rail.ts'
import { type RailPiece, railPieces } from './rail-pieces.ts'

/** Of the sawn ends. */
const END_EASE_IN = 0.025
/** How closely bends are followed in photographs. */
const STEP_DEG = 2.5

/** A handrail fitting as its course has it: x along the flight, y up, its left at -z. */
export function fittingSolids(
  shape: FittingShape,
  fineness: Fineness,
  edges: Edges = 'eased',
): readonly Solid[] {
  const rail = fittingRail(shape, fineness, edges)
  const endEaseIn = edges === 'sharp' ? 0 : END_EASE_IN
  const discs = walkCourse(shape).discs.map((disc) => discFacets(disc, rail, fineness))
  const lengths = courseLengths(shape, STEP_DEG / fineness)
  const inScroll = scrollLengths(shape)
  const scroll = lengths.slice(0, inScroll).flatMap(({ places }) => places)
  const pieces = railPieces(lengths.slice(inScroll))
  const block = joinedFacets([...discs, ledRail(rail, scroll, GLUED)])
  return [
    ...(inScroll > 0
      ? [woodPiece('scroll', block, [1, 0, 0])]
      : discs.map((disc) => woodPiece('cap', disc, [1, 0, 0]))),
    ...pieces.map((piece, index) => {
      const isFirst = index === 0 && inScroll === 0
      const isLast = index === pieces.length - 1
      const facets = cutToCaps(piece, rail, {
        startIn: isFirst && piece.from === undefined ? startEasingIn(piece.places, endEaseIn) : 0,
        finishIn: isLast && piece.to === undefined ? endEaseIn : 0,
      })
      return woodPiece('rail', facets, piece.grainWay)
    }),
  ]
}

const GLUED = { startIn: 0, finishIn: 0 }

/** How many lengths of rail are cut from one block with an eye: the level turns that wind off from it. */
function scrollLengths({ course: [eye, ...steps] }: FittingShape): number {
  if (eye?.kind !== 'eye') return 0
  const end = steps.findIndex((step) => step.kind !== 'turn' || step.easeDeg !== undefined)
  return end === -1 ? steps.length : end
}

/** The rail of a piece; it ends where the flat of a cap begins. */
function cutToCaps({ places, from, to }: RailPiece, rail: FittingRail, easing: EndEasing): Facets {
  const begun = from === undefined ? places : leftOut(places, from, rail)
  const ended = to === undefined ? begun : leftOut(begun.toReversed(), to, rail).toReversed()
  return ledRail(rail, ended, easing)
}

/** A rail that begins rolled up, as a fern does, begins with a round tip; others are sawn off. */
function startEasingIn([start, next]: readonly CoursePlace[], sawnIn: number): number {
  if (start === undefined || next === undefined || start.slopeDeg < 180) return sawnIn
  return Math.hypot(next.alongIn - start.alongIn, next.upIn - start.upIn)
}

/** Places without the way from the middle of a cap, the first, to the edge of its flat. */
function leftOut(
  [middle, next, ...others]: readonly CoursePlace[],
  { radiusIn }: CourseDisc,
  { railWidthIn }: FittingRail,
): readonly CoursePlace[] {
  if (middle === undefined || next === undefined) return []
  const [x, y, z] = forwardAt(next)
  const out = radiusIn - railWidthIn / 2
  const way = isAhead(middle, next, [x, y, z]) ? out : -out
  const edge = {
    ...next,
    alongIn: middle.alongIn + x * way,
    upIn: middle.upIn + y * way,
    leftIn: middle.leftIn - z * way,
  }
  return [edge, next, ...others]
}

function isAhead(
  from: CoursePlace,
  to: CoursePlace,
  [x, y, z]: readonly [number, number, number],
): boolean {
  return (
    (to.alongIn - from.alongIn) * x + (to.upIn - from.upIn) * y - (to.leftIn - from.leftIn) * z > 0
  )
}

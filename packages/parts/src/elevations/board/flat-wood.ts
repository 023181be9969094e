import { type Point, polygon, smoothLine } from '../../geometry/path.ts'
import { isInside } from '../rail/section-points.ts'
import type { Face, Line, Piece } from '../piece.ts'
import { clippedBetween } from './clipped-between.ts'
import { type Stave, surfaceGrain } from './stave.ts'

/** Staves reach under the next one, so that no seam shows. */
const LAP_IN = 0.02
/** Every third ring is a dry year and shows darker. */
const GRAIN_IN = [0.018, 0.018, 0.03] as const

/** A flat side of glued staves. */
export interface FlatWood {
  /** A convex figure, along the staves and across them. */
  readonly figure: readonly Point[]
  readonly staves: readonly Stave[]
  readonly light: number
  /** Where a place of the figure is seen. */
  readonly place: (point: Point) => Point
  /** Whether a place can come to lie in the picture. */
  readonly isShown: (seen: Point) => boolean
}

/** The side with the light on it, its staves a little different from each other, and its grain. */
export function flatWood(wood: FlatWood): readonly Piece[] {
  return [
    ...wood.staves.map((stave) => staveFace(wood, stave)),
    ...wood.staves.flatMap(grainOf(wood)),
  ]
}

function staveFace({ figure, light, place }: FlatWood, { fromIn, toIn, tone }: Stave): Face {
  const corners = clippedBetween(figure, 1, fromIn - LAP_IN, toIn)
  return {
    kind: 'face',
    outline: polygon(corners.map(place)),
    shading: {
      run: 'along',
      stops: [
        [0, light * tone * 1.03],
        [1, light * tone * 0.94],
      ],
    },
    isShadeOnly: true,
  }
}

function grainOf({ figure, place, isShown }: FlatWood): (stave: Stave) => readonly Line[] {
  const alongs = figure.map(([alongIn]) => alongIn)
  const [fromIn, toIn] = [Math.min(...alongs), Math.max(...alongs)]
  return (stave) =>
    surfaceGrain(stave, fromIn, toIn)
      .map((points) => withinFigure(points, figure).map(place))
      .filter((points) => points.length > 1 && points.some(isShown))
      .map((points, index) => ({
        kind: 'line',
        role: 'grain',
        path: smoothLine(points),
        widthIn: GRAIN_IN[index % GRAIN_IN.length] ?? GRAIN_IN[0],
      }))
}

/** The part of a line that lies in the figure. Lines run along and leave a convex figure only once. */
function withinFigure(points: readonly Point[], figure: readonly Point[]): readonly Point[] {
  return points.flatMap((to, index): readonly Point[] => {
    const from = points[index - 1]
    if (from === undefined) return isInside(to, figure) ? [to] : []
    const [a, b] = [isInside(from, figure), isInside(to, figure)]
    if (a === b) return b ? [to] : []
    const edge = crossingPoint(from, to, a, figure)
    return b ? [edge, to] : [edge]
  })
}

/** Where a line leaves or enters a figure, found by halving. */
function crossingPoint(
  from: Point,
  to: Point,
  startsInside: boolean,
  figure: readonly Point[],
): Point {
  let [low, high] = [0, 1]
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ]
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2
    if (isInside(at(middle), figure) === startsInside) low = middle
    else high = middle
  }
  return at(low)
}

import type { SpacePoint } from '@millrun/parts/geometry/basket-rod'
import { lengthLabel } from '@millrun/parts/drawings/length-label'
import type { Box } from '@millrun/parts/solids/mesh/measured'
import { type Frame, middleOf, type Orbit, seenAt, sizeOf } from './orbit.ts'

type Px = readonly [xPx: number, yPx: number]

/** A dimension as a draughtsman draws it, in pixels of the frame. */
export interface DimensionLine {
  readonly from: Px
  readonly to: Px
  /** Thin lines from the part out to the dimension line. */
  readonly extensions: readonly (readonly [Px, Px])[]
  readonly label: {
    readonly text: string
    readonly at: Px
    /** Along the line; 0 where the line is too short and the label stands beside it. */
    readonly turnDeg: number
    readonly anchor: 'start' | 'middle' | 'end'
  }
}

const AWAY_PX = 26
const GAP_PX = 6
const OVER_PX = 6
/** Seen shorter than this, an edge points at the eye and tells nothing. */
const SHORTEST_PX = 7
const CHARACTER_PX = 7.4

/**
 * The overall sizes of a part, each along the edge of its box that is seen outermost: widths below, the
 * height at the left. `lengthIn` takes the place of the size along x where only a piece is shown.
 */
export function overallDimensions(
  box: Box,
  orbit: Orbit,
  frame: Frame,
  lengthIn?: number,
): readonly DimensionLine[] {
  const sizes = sizeOf(box)
  const middle = seenAt(orbit, frame, middleOf(box))
  return ([0, 1, 2] as const).flatMap((axis) => {
    const sizeIn = axis === 0 ? (lengthIn ?? sizes[0]) : sizes[axis]
    const [from, to] = outermostEdge(box, axis, orbit, frame)
    const longPx = Math.hypot(to[0] - from[0], to[1] - from[1])
    if (longPx < SHORTEST_PX || sizeIn < 1 / 32) return []
    return [dimension(from, to, middle, lengthLabel(sizeIn, 'inches and millimetres'))]
  })
}

/** Of the four edges along an axis the lowest one on the screen; of the upright ones the leftmost. */
function outermostEdge(
  { least, most }: Box,
  axis: 0 | 1 | 2,
  orbit: Orbit,
  frame: Frame,
): readonly [Px, Px] {
  const [first, second] =
    axis === 0 ? ([1, 2] as const) : axis === 1 ? ([0, 2] as const) : ([0, 1] as const)
  const edges = [least, most].flatMap((one) =>
    [least, most].map((other) => {
      const end = (along: SpacePoint) => {
        const point: [number, number, number] = [0, 0, 0]
        point[axis] = along[axis]
        point[first] = one[first]
        point[second] = other[second]
        return seenAt(orbit, frame, point)
      }
      return [end(least), end(most)] as const
    }),
  )
  const outness = ([p, q]: readonly [Px, Px]) => (axis === 1 ? -p[0] - q[0] : p[1] + q[1])
  return edges.reduce((best, edge) => (outness(edge) > outness(best) ? edge : best))
}

function dimension(from: Px, to: Px, middle: Px, text: string): DimensionLine {
  const longPx = Math.hypot(to[0] - from[0], to[1] - from[1])
  const way: Px = [(to[0] - from[0]) / longPx, (to[1] - from[1]) / longPx]
  const centre: Px = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const isLeft = (centre[0] - middle[0]) * -way[1] + (centre[1] - middle[1]) * way[0] >= 0
  const out: Px = isLeft ? [-way[1], way[0]] : [way[1], -way[0]]
  const off = (point: Px, px: number): Px => [point[0] + out[0] * px, point[1] + out[1] * px]
  return {
    from: off(from, AWAY_PX),
    to: off(to, AWAY_PX),
    extensions: [from, to].map((end) => [off(end, GAP_PX), off(end, AWAY_PX + OVER_PX)] as const),
    label: {
      text,
      ...(longPx >= text.length * CHARACTER_PX + 24
        ? { at: off(centre, AWAY_PX), turnDeg: uprightTurn(way), anchor: 'middle' }
        : { at: off(centre, AWAY_PX + 16), turnDeg: 0, anchor: anchorBeside(out) }),
    },
  }
}

/** Along the line, never upside down; what stands is read from the right. */
function uprightTurn([x, y]: Px): number {
  const turn = (Math.atan2(y, x) * 180) / Math.PI
  if (turn > 60) return turn - 180
  return turn < -120 ? turn + 180 : turn
}

function anchorBeside([x]: Px): 'start' | 'middle' | 'end' {
  if (Math.abs(x) < 0.3) return 'middle'
  return x > 0 ? 'start' : 'end'
}

import type { SpacePoint } from '@millrun/parts/geometry/space'
import { forwardOf, type Frame, frameBetween } from '../segments/frame.ts'
import type { Span } from './room-form.ts'

/** A rectangle in a wall that is a door or a window. */
export interface Opening {
  readonly kind: 'window' | 'door'
  readonly along: Span
  readonly up: Span
  /** Of a casement; a window without is hung in two sashes. */
  readonly panes?: readonly [across: number, up: number]
}

/**
 * A wall as its room sees it: the frame runs along its foot to the right of who faces it, and its `right` is
 * out into the room. From behind it is not seen at all.
 */
export interface Wall {
  readonly frame: Frame
  readonly lengthIn: number
  readonly up: Span
  /** What it is to the stair: `behind` it, beyond its head on the lower or the upper floor, or short `end` of another. */
  readonly part: 'behind' | 'below' | 'above' | 'end'
  readonly openings: readonly Opening[]
}

type Plan = readonly [xIn: number, zIn: number]

/** The wall between two places of the plan whose room is on the side of a third. */
export function wallBetween(a: Plan, b: Plan, room: Plan, up: Span, part: Wall['part']): Wall {
  const side = (b[0] - a[0]) * (room[1] - a[1]) - (b[1] - a[1]) * (room[0] - a[0])
  const [from, to] = side >= 0 ? [a, b] : [b, a]
  const at = ([x, z]: Plan): SpacePoint => [x, 0, z]
  return {
    frame: frameBetween(at(from), at(to)),
    lengthIn: Math.hypot(b[0] - a[0], b[1] - a[1]),
    up,
    part,
    openings: [],
  }
}

/** The wall with a door or a window whose middle is nearest to a place of the plan. */
export function withOpening(
  wall: Wall,
  kind: Opening['kind'],
  [x, z]: Plan,
  widthIn: number,
  up: Span,
): Wall {
  const [fx, , fz] = forwardOf(wall.frame)
  const middleIn = (x - wall.frame.xIn) * fx + (z - wall.frame.zIn) * fz
  const along: Span = [middleIn - widthIn / 2, middleIn + widthIn / 2]
  const fits = along[0] > 6 && along[1] < wall.lengthIn - 6 && up[1] < wall.up[1] - 6
  return fits ? { ...wall, openings: [...wall.openings, { kind, along, up }] } : wall
}

/** Of a length of a wall what no opening interrupts between two heights, `besideIn` kept from each. */
export function spansBeside(
  { openings }: Pick<Wall, 'openings'>,
  [start, end]: Span,
  [low, high]: Span,
  besideIn: number,
): readonly Span[] {
  const spans: Span[] = []
  let from = start
  for (const { along, up } of openings.toSorted((a, b) => a.along[0] - b.along[0])) {
    const isInTheWay = up[0] - 5 < high && up[1] > low && along[1] > start && along[0] < end
    if (!isInTheWay) continue
    spans.push([from, along[0] - besideIn])
    from = along[1] + besideIn
  }
  return [...spans, [from, end]]
}

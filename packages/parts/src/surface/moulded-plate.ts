import type { SpacePoint } from '../geometry/space.ts'
import type { Point } from '../geometry/path.ts'
import type { Patch } from './patch.ts'

/** A plate with a moulded edge, lying in a plane of its own: across, up, and out of the plane. */
export interface Plate {
  /** The outline drawn in by an inset, anticlockwise from the right, the same below as above. */
  readonly outline: (insetIn: number) => readonly Point[]
  /** The edge, from the back outside to the flat inside: inset and height. */
  readonly moulding: readonly (readonly [insetIn: number, heightIn: number])[]
  /** Where the plate's own places lie in space. */
  readonly place: (acrossIn: number, upIn: number, outIn: number) => SpacePoint
  readonly grainWay?: SpacePoint
  /** How much light reaches edge and flat, 0 to 1. */
  readonly openness?: { readonly edge: number; readonly flat: number }
}

/** Members of a moulding that meet at more than this show as a line in drawings. */
const MEMBER_DEG = 20

/** The edge of a plate and its flat. */
export function mouldedPlate(plate: Plate): readonly Patch[] {
  const { moulding, openness = { edge: 1, flat: 1 }, grainWay } = plate
  const rings = moulding.map(([insetIn, heightIn]) =>
    closedRing(plate.outline(insetIn)).map(([x, y]) => plate.place(x, y, heightIn)),
  )
  const flat = flatLines(plate)
  const grainOf = (rows: number) =>
    grainWay === undefined ? {} : { grainWays: Array.from({ length: rows }, () => grainWay) }
  return [
    {
      lines: rings,
      isTube: false,
      openness: rings.map(() => openness.edge),
      members: membersOf(moulding),
      isConvex: true,
      ...grainOf(rings[0]?.length ?? 0),
    },
    {
      lines: flat,
      isTube: false,
      openness: flat.map(() => openness.flat),
      isConvex: true,
      ...grainOf(2),
    },
  ]
}

/** Lines straight up the flat, from right to left. */
function flatLines({ outline, moulding, place }: Plate): readonly (readonly SpacePoint[])[] {
  const [insetIn, outIn] = moulding.at(-1) ?? [0, 0]
  const upper = outline(insetIn).filter(([, y]) => y > -1e-9)
  return upper
    .toSorted((a, b) => b[0] - a[0])
    .map(([x, y]) => [place(x, -y, outIn), place(x, y, outIn)])
}

function membersOf(moulding: Plate['moulding']): ReadonlySet<number> {
  const directions = moulding.slice(1).map(([inset, height], index) => {
    const [beforeInset, beforeHeight] = moulding[index] ?? [inset, height]
    return (Math.atan2(height - beforeHeight, inset - beforeInset) * 180) / Math.PI
  })
  const turning = directions.flatMap((direction, index) => {
    const next = directions[index + 1]
    return next !== undefined && Math.abs(next - direction) > MEMBER_DEG ? [index + 1] : []
  })
  return new Set([0, ...turning, moulding.length - 1])
}

function closedRing(points: readonly Point[]): readonly Point[] {
  return [...points, ...points.slice(0, 1)]
}

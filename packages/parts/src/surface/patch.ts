import type { SpacePoint } from '../geometry/space.ts'
import { between, cross, lengthOf, unit } from '../geometry/space.ts'

/**
 * A piece of a part's surface: lines that run along it side by side, all with as many points. Seen from
 * outside, with the lines running away, the next line lies to the left. x right, y up, z to the viewer.
 */
export interface Patch {
  readonly lines: readonly (readonly SpacePoint[])[]
  /** The first line follows on the last. */
  readonly isTube: boolean
  /** For each ribbon between a line and the next, how much of the light reaches it, 0 to 1. */
  readonly openness: readonly number[]
  /** The lines that a drawing shows though the surface has no corner there: the members of a moulding. */
  readonly members?: ReadonlySet<number>
  /** Where patches run into each other: one of a higher order hides those of a lower one. */
  readonly order?: number
  /** It is seen as one convex figure from wherever one looks. */
  readonly isConvex?: true
  /** For each row of a wooden patch, which way the grain runs. */
  readonly grainWays?: readonly SpacePoint[]
}

/** A flat end, its corners once round. */
export interface EndFace {
  readonly corners: readonly SpacePoint[]
  /** Which way it faces. */
  readonly normal: SpacePoint
  readonly order?: number
  /** A place of the section, across and up, in space. */
  readonly place: (point: readonly [xIn: number, yIn: number]) => SpacePoint
  /** The corners in the section's own plane; wood shows its growth rings in it. */
  readonly section: readonly (readonly [xIn: number, yIn: number])[]
}

/** The whole surface of a part. */
export interface Body {
  readonly patches: readonly Patch[]
  readonly ends: readonly EndFace[]
  /** Lines along which two patches meet at an angle. */
  readonly seams: readonly (readonly SpacePoint[])[]
}

/** One facet of a ribbon: from row to row, between a line and the next. */
export interface Facet {
  readonly corners: readonly [SpacePoint, SpacePoint, SpacePoint, SpacePoint]
  readonly normal: SpacePoint
  readonly isEmpty: boolean
}

/** Number of ribbons, each between two neighbouring lines. */
export function ribbonCount(patch: Patch): number {
  return patch.isTube ? patch.lines.length : patch.lines.length - 1
}

/** Number of rows of facets along the lines. */
export function rowCount(patch: Patch): number {
  return (patch.lines[0]?.length ?? 1) - 1
}

/** The facet of a ribbon in a row. Throws RangeError outside the patch. */
export function facetAt(patch: Patch, ribbon: number, row: number): Facet {
  const line = patch.lines[ribbon]
  const next = patch.lines[(ribbon + 1) % patch.lines.length]
  const [a, b, c, d] = [line?.[row], line?.[row + 1], next?.[row + 1], next?.[row]]
  if (!a || !b || !c || !d) throw new RangeError(`no facet ${row} in ribbon ${ribbon}`)
  const normal = cross(between(a, c), between(b, d))
  return { corners: [a, b, c, d], normal: unit(normal), isEmpty: lengthOf(normal) < 1e-5 }
}

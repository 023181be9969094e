import type { SpacePoint } from '@millrun/parts/geometry/space'
import { type Material, type Mesh, ShapeUtils, Vector2 } from 'three'
import type { Frame } from '../../model/frame.ts'
import type { Block } from '../../placements/block.ts'
import { type Coat, faceWriter } from './face-writer.ts'
import { roomPlace } from './room-place.ts'
import type { Span } from './wall.ts'

/** Sides of what is round. */
const ROUND = 20

type Flat = readonly [number, number]

/** Collects everything that is built of flat faces, to be drawn at once. */
export interface RoomMesh {
  /** A rectangle on a wall, seen from its room. */
  readonly face: (frame: Frame, along: Span, up: Span, outIn: number, coat: Coat) => void
  /** A box on a wall, standing out into the room. */
  readonly box: (frame: Frame, along: Span, up: Span, out: Span, coat: Coat) => void
  /** A moulding that runs along a wall: its outline as places out of the wall and up. */
  readonly run: (frame: Frame, outline: readonly Flat[], along: Span, coat: Coat) => void
  /** A moulding that stands: its outline as places along the wall and out of it. */
  readonly post: (frame: Frame, outline: readonly Flat[], up: Span, coat: Coat) => void
  /** An outline along a frame and up, pulled out sideways. */
  readonly block: (
    block: Pick<Block, 'frame' | 'outline' | 'fromRightIn' | 'toRightIn'>,
    coat: Coat,
  ) => void
  /** A level rectangle, seen from above, or from below. */
  readonly level: (along: Span, across: Span, upIn: number, coat: Coat, isCeiling?: boolean) => void
  /** A round thing about an upright axis: its outline as radii and heights, from below. */
  readonly spindle: (at: SpacePoint, outline: readonly Flat[], coat: Coat) => void
  readonly mesh: (material: Material) => Mesh
}

export function roomMesh(): RoomMesh {
  const { triangle, quad, mesh } = faceWriter()

  /** `outline` anticlockwise where `place` leads its third number towards the viewer. */
  function prism(
    outline: readonly Flat[],
    [from, to]: Span,
    place: (u: number, v: number, w: number) => SpacePoint,
    coat: Coat,
  ): void {
    for (const [a, b, c] of trianglesOf(outline)) {
      const at = (index: number, w: number): SpacePoint => {
        const [u, v] = outline[index] ?? [0, 0]
        return place(u, v, w)
      }
      triangle(at(a, to), at(b, to), at(c, to), coat)
      triangle(at(c, from), at(b, from), at(a, from), coat)
    }
    for (const [index, [u, v]] of outline.entries()) {
      const [u2, v2] = outline[(index + 1) % outline.length] ?? [u, v]
      quad(place(u, v, from), place(u2, v2, from), place(u2, v2, to), place(u, v, to), coat)
    }
  }

  const run: RoomMesh['run'] = (frame, outline, [from, to], coat) =>
    // seen from its left end, out is to the right and up is up
    prism(outline, [-to, -from], (out, up, back) => roomPlace(frame, -back, up, out), coat)

  const block: RoomMesh['block'] = ({ frame, outline, fromRightIn, toRightIn }, coat) =>
    prism(
      outline,
      [fromRightIn, toRightIn],
      (along, up, right) => roomPlace(frame, along, up, right),
      coat,
    )

  return {
    face: (frame, [a, b], [low, high], out, coat) =>
      quad(
        roomPlace(frame, a, low, out),
        roomPlace(frame, b, low, out),
        roomPlace(frame, b, high, out),
        roomPlace(frame, a, high, out),
        coat,
      ),
    box: (frame, [a, b], [low, high], [near, far], coat) => {
      const at = (index: number) =>
        roomPlace(frame, index & 1 ? b : a, index & 2 ? high : low, index & 4 ? far : near)
      const corners = [at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7)] as const
      for (const [p, q, r, s] of SEEN_SIDES) {
        quad(corners[p], corners[q], corners[r], corners[s], coat)
      }
    },
    run,
    // seen from below, along is to the right and out is up
    post: (frame, outline, [low, high], coat) =>
      prism(
        outline,
        [-high, -low],
        (along, out, down) => roomPlace(frame, along, -down, out),
        coat,
      ),
    block,
    level: ([x0, x1], [z0, z1], y, coat, isCeiling = false) =>
      isCeiling
        ? quad([x0, y, z0], [x1, y, z0], [x1, y, z1], [x0, y, z1], coat)
        : quad([x0, y, z1], [x1, y, z1], [x1, y, z0], [x0, y, z0], coat),
    spindle: ([x, y, z], outline, coat) => {
      const place = ([radius, up]: Flat, at: number): SpacePoint => {
        const angle = (2 * Math.PI * at) / ROUND
        return [x + radius * Math.sin(angle), y + up, z + radius * Math.cos(angle)]
      }
      for (const [index, low] of outline.slice(0, -1).entries()) {
        const high = outline[index + 1] ?? low
        for (let at = 0; at < ROUND; at += 1) {
          quad(place(low, at), place(low, at + 1), place(high, at + 1), place(high, at), coat)
        }
      }
    },
    mesh,
  }
}

/** Sides of a box on a wall, the one to the wall left out; of a corner's number, 1 is along, 2 up and 4 out. */
const SEEN_SIDES = [
  [4, 5, 7, 6],
  [0, 4, 6, 2],
  [5, 1, 3, 7],
  [6, 7, 3, 2],
  [0, 1, 5, 4],
] as const

/** Three numbers of corners for each triangle of an outline. */
function trianglesOf(outline: readonly Flat[]): readonly (readonly [number, number, number])[] {
  if (isConvex(outline)) return outline.slice(2).map((_, at) => [0, at + 1, at + 2] as const)
  const points = outline.map(([u, v]) => new Vector2(u, v))
  return ShapeUtils.triangulateShape(points, []).map(([a = 0, b = 0, c = 0]) => [a, b, c] as const)
}

function isConvex(outline: readonly Flat[]): boolean {
  return outline.every((here, at) => {
    const next = outline[(at + 1) % outline.length] ?? here
    const after = outline[(at + 2) % outline.length] ?? here
    const [ux, uy] = [next[0] - here[0], next[1] - here[1]]
    return ux * (after[1] - next[1]) - uy * (after[0] - next[0]) >= 0
  })
}

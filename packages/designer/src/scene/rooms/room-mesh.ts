import type { SpacePoint } from '@millrun/parts/geometry/basket-rod'
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  type Material,
  Mesh,
  ShapeUtils,
  Vector2,
} from 'three'
import { type Frame, placeIn } from '../../model/frame.ts'
import type { Block } from '../../placements/block.ts'
import type { Span } from './wall.ts'

/** What the surfaces of a room are made of; their shader has a pattern for each. */
export const SURFACES = ['paint', 'boards', 'bricks', 'tiles', 'glow', 'metal'] as const
type Surface = (typeof SURFACES)[number]

export interface Coat {
  readonly surface: Surface
  readonly colour: `#${string}`
}

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
  const positions: number[] = []
  const normals: number[] = []
  const colours: number[] = []
  const surfaces: number[] = []

  function triangle(a: SpacePoint, b: SpacePoint, c: SpacePoint, { surface, colour }: Coat): void {
    const { r, g, b: blue } = new Color(colour)
    const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
    const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
    const way = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    const far = Math.hypot(...way) || 1
    for (const corner of [a, b, c]) {
      positions.push(...corner)
      for (const part of way) normals.push(part / far)
      colours.push(r, g, blue)
      surfaces.push(SURFACES.indexOf(surface))
    }
  }

  function quad(corners: readonly [SpacePoint, SpacePoint, SpacePoint, SpacePoint], coat: Coat) {
    const [a, b, c, d] = corners
    triangle(a, b, c, coat)
    triangle(a, c, d, coat)
  }

  /** `outline` anticlockwise where `place` leads its third number towards the viewer. */
  function prism(
    outline: readonly Flat[],
    [from, to]: Span,
    place: (u: number, v: number, w: number) => SpacePoint,
    coat: Coat,
  ): void {
    const points = outline.map(([u, v]) => new Vector2(u, v))
    for (const [a = 0, b = 0, c = 0] of ShapeUtils.triangulateShape(points, [])) {
      const at = (index: number, w: number): SpacePoint => {
        const [u, v] = outline[index] ?? [0, 0]
        return place(u, v, w)
      }
      triangle(at(a, to), at(b, to), at(c, to), coat)
      triangle(at(c, from), at(b, from), at(a, from), coat)
    }
    for (const [index, [u, v]] of outline.entries()) {
      const [u2, v2] = outline[(index + 1) % outline.length] ?? [u, v]
      quad([place(u, v, from), place(u2, v2, from), place(u2, v2, to), place(u, v, to)], coat)
    }
  }

  const run: RoomMesh['run'] = (frame, outline, [from, to], coat) =>
    // seen from its left end, out is to the right and up is up
    prism(outline, [-to, -from], (out, up, back) => placeIn(frame, -back, up, out), coat)

  const block: RoomMesh['block'] = ({ frame, outline, fromRightIn, toRightIn }, coat) =>
    prism(
      outline,
      [fromRightIn, toRightIn],
      (along, up, right) => placeIn(frame, along, up, right),
      coat,
    )

  return {
    face: (frame, [a, b], [low, high], out, coat) =>
      quad(
        [
          placeIn(frame, a, low, out),
          placeIn(frame, b, low, out),
          placeIn(frame, b, high, out),
          placeIn(frame, a, high, out),
        ],
        coat,
      ),
    box: (frame, along, [low, high], [near, far], coat) =>
      run(
        frame,
        [
          [near, low],
          [far, low],
          [far, high],
          [near, high],
        ],
        along,
        coat,
      ),
    run,
    block,
    level: ([x0, x1], [z0, z1], y, coat, isCeiling = false) =>
      quad(
        isCeiling
          ? [
              [x0, y, z0],
              [x1, y, z0],
              [x1, y, z1],
              [x0, y, z1],
            ]
          : [
              [x0, y, z1],
              [x1, y, z1],
              [x1, y, z0],
              [x0, y, z0],
            ],
        coat,
      ),
    spindle: ([x, y, z], outline, coat) => {
      const place = ([radius, up]: Flat, at: number): SpacePoint => {
        const angle = (2 * Math.PI * at) / ROUND
        return [x + radius * Math.sin(angle), y + up, z + radius * Math.cos(angle)]
      }
      for (const [index, low] of outline.slice(0, -1).entries()) {
        const high = outline[index + 1] ?? low
        for (let at = 0; at < ROUND; at += 1) {
          quad([place(low, at), place(low, at + 1), place(high, at + 1), place(high, at)], coat)
        }
      }
    },
    mesh: (material) => {
      const geometry = new BufferGeometry()
      geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
      geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3))
      geometry.setAttribute('color', new BufferAttribute(new Float32Array(colours), 3))
      geometry.setAttribute('surface', new BufferAttribute(new Float32Array(surfaces), 1))
      return new Mesh(geometry, material)
    },
  }
}

import type { SpacePoint } from '../geometry/space.ts'
import type { Body } from './patch.ts'

/** A body with every place put through `move`, which must keep lengths and hands. */
export function movedBody(body: Body, move: (place: SpacePoint) => SpacePoint): Body {
  const origin = move([0, 0, 0])
  const turned = (way: SpacePoint): SpacePoint => {
    const [x, y, z] = move(way)
    return [x - origin[0], y - origin[1], z - origin[2]]
  }
  return {
    patches: body.patches.map((patch) => ({
      ...patch,
      lines: patch.lines.map((line) => line.map(move)),
      ...(patch.grainWays === undefined ? {} : { grainWays: patch.grainWays.map(turned) }),
    })),
    ends: body.ends.map((end) => ({
      ...end,
      corners: end.corners.map(move),
      normal: turned(end.normal),
      place: (point) => move(end.place(point)),
    })),
    seams: body.seams.map((seam) => seam.map(move)),
  }
}

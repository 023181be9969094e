import { moved, polygon } from '../geometry/path.ts'
import { dot } from '../geometry/space.ts'
import { evenShading, type Line } from '../elevations/piece.ts'
import { endGrain, stemFor } from '../elevations/rail/rings.ts'
import type { Standpoint } from '../elevations/stack/ring.ts'
import type { EndFace } from './patch.ts'
import { seenAt, viewerWay } from './sight.ts'
import type { Layer } from './surface-picture.ts'
import { surfaceLight } from './surface-light.ts'

/** The sawn ends in sight, a little darker than the sides, with their growth rings. */
export function endPieces(ends: readonly EndFace[], from: Standpoint): readonly Layer[] {
  const way = viewerWay(from)
  return ends
    .filter(({ normal }) => dot(normal, way) > 0.01)
    .map((end) => ({
      order: end.order ?? 0,
      nearIn: Math.max(...end.corners.map((corner) => dot(corner, way))),
      pieces: [
        {
          kind: 'face',
          outline: polygon(end.corners.map((corner) => seenAt(corner, from))),
          shading: evenShading(surfaceLight(end.normal, from) * 0.86),
        },
        ...rings(end, from),
      ],
    }))
}

function rings(end: EndFace, from: Standpoint): readonly Line[] {
  if (end.section.length === 0) return []
  const stem = stemFor(JSON.stringify(end.corners[0]))
  return endGrain(end.section, stem).map((line) => ({
    ...line,
    path: moved(line.path, (point) => seenAt(end.place(point), from)),
  }))
}

import { type Point, polygon, polyline } from '../geometry/path.ts'
import { simplifiedLine } from '../geometry/simplified-line.ts'
import { dot, type SpacePoint } from '../geometry/space.ts'
import type { Face, Line, Piece } from '../elevations/piece.ts'
import { evenShading } from '../elevations/piece.ts'
import { convexHull } from '../elevations/stack/convex-hull.ts'
import type { Standpoint } from '../elevations/stack/ring.ts'
import { type DepthMap, depthMap } from './depth-map.ts'
import type { Body, EndFace, Patch } from './patch.ts'
import { type Edge, patchEdges } from './patch-edges.ts'
import { seenParts } from './seen-parts.ts'
import { seenAt, viewerWay } from './sight.ts'
import { stretchesOf } from './stretches.ts'

/** The body under the lines is laid in pieces that bend no more than this. */
const BODY_BEND_DEG = 10
const TOLERANCE_IN = 0.002
const FEW_RIBBONS = 6
const EDGE_ON = 0.02

/** A body as a draughtsman sees it from a standpoint: outlines and edges, what is hidden left out. */
export function surfaceDrawing(body: Body, from: Standpoint): readonly Piece[] {
  const map = depthMap(body, from)
  const edges = body.patches.flatMap((patch) => patchEdges(patch, from))
  const ends = body.ends.flatMap((end) => endEdges(end, from))
  const seams = body.seams.map((line): Edge => ({ line, role: 'edge' }))
  return [
    ...body.patches.flatMap((patch) => bodyFaces(patch, from)),
    ...body.ends
      .filter(({ normal }) => dot(normal, viewerWay(from)) > EDGE_ON)
      .map(({ corners }) => bareFace(corners.map((corner) => seenAt(corner, from)))),
    ...[...seams, ...edges, ...ends].flatMap((edge) => drawnEdge(edge, from, map)),
  ]
}

function drawnEdge({ line, role }: Edge, from: Standpoint, map: DepthMap): readonly Line[] {
  return seenParts(line, map).map((part) => {
    const path = polyline(
      simplifiedLine(
        part.map((place) => seenAt(place, from)),
        TOLERANCE_IN,
      ),
    )
    return { kind: 'line', role, path, widthIn: 0.02 }
  })
}

/** The paper of a patch: whole where it is convex, else stretch by stretch, of few ribbons one by one. */
function bodyFaces(patch: Patch, from: Standpoint): readonly Face[] {
  if (patch.isConvex) return [bareHull(patch.lines.flat(), from)]
  return stretchesOf(patch, BODY_BEND_DEG).flatMap(({ fromRow, toRow }) => {
    const lines = patch.lines.map((line) => line.slice(fromRow, toRow + 1))
    if (lines.length > FEW_RIBBONS) return [bareHull(lines.flat(), from)]
    return lines.map((line, index) =>
      bareHull([...line, ...(lines[(index + 1) % lines.length] ?? [])], from),
    )
  })
}

function bareHull(places: readonly SpacePoint[], from: Standpoint): Face {
  const hull = convexHull(places.map((place): Point => seenAt(place, from)))
  return bareFace(hull)
}

function bareFace(corners: readonly Point[]): Face {
  return { kind: 'face', outline: polygon(corners), shading: evenShading(0.5), isBare: true }
}

/** The outline of a sawn end: once round, or one line where it is seen edge on. */
function endEdges({ corners, normal }: EndFace, from: Standpoint): readonly Edge[] {
  const facing = dot(normal, viewerWay(from))
  if (Math.abs(facing) > EDGE_ON)
    return [{ role: 'outline', line: [...corners, ...corners.slice(0, 1)] }]
  const sorted = corners.toSorted((a, b) => askew(seenAt(a, from)) - askew(seenAt(b, from)))
  const [low, high] = [sorted[0], sorted.at(-1)]
  return low && high ? [{ role: 'outline', line: [low, high] }] : []
}

/** Tells the two ends of a line apart, whichever way it runs. */
function askew([x, y]: Point): number {
  return x * 0.37 + y
}

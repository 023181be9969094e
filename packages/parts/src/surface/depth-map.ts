import type { SpacePoint } from '../geometry/space.ts'
import { dot } from '../geometry/space.ts'
import type { Standpoint } from '../elevations/stack/ring.ts'
import { type Body, facetAt, ribbonCount, rowCount } from './patch.ts'
import { seenAt, viewerWay } from './sight.ts'

/** How near the surface is, cell by cell, as a viewer sees it. */
export interface DepthMap {
  /** Whether a place is in sight, or hidden by no more than `slackIn`. */
  readonly isSeen: (place: SpacePoint, slackIn?: number) => boolean
}

const CELLS_PER_INCH = 26
const SLACK_IN = 0.12

type Corner = readonly [x: number, y: number, near: number]

/** The depth map of a body from a standpoint. */
export function depthMap(body: Body, from: Standpoint): DepthMap {
  const way = viewerWay(from)
  const cornerOf = (place: SpacePoint): Corner => {
    const [x, y] = seenAt(place, from)
    return [x * CELLS_PER_INCH, y * CELLS_PER_INCH, dot(place, way)]
  }
  const triangles = trianglesOf(body).map((corners) => corners.map(cornerOf))
  const field = emptyField(triangles.flat())
  for (const triangle of triangles) fill(field, triangle)
  return {
    isSeen: (place, slackIn = SLACK_IN) => {
      const [x, y, near] = cornerOf(place)
      return near + slackIn >= farthestAround(field, Math.round(x), Math.round(y))
    },
  }
}

function trianglesOf(body: Body): readonly (readonly SpacePoint[])[] {
  const facets = body.patches.flatMap((patch) =>
    Array.from({ length: ribbonCount(patch) }, (_, ribbon) =>
      Array.from({ length: rowCount(patch) }, (__, row) => facetAt(patch, ribbon, row)),
    ).flat(),
  )
  return facets
    .filter(({ isEmpty }) => !isEmpty)
    .flatMap(({ corners: [a, b, c, d] }) => [
      [a, b, c],
      [a, c, d],
    ])
}

interface Field {
  readonly left: number
  readonly bottom: number
  readonly width: number
  readonly near: Float32Array
}

function emptyField(corners: readonly Corner[]): Field {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [x, y] of corners) {
    left = Math.min(left, Math.floor(x) - 2)
    right = Math.max(right, Math.ceil(x) + 2)
    bottom = Math.min(bottom, Math.floor(y) - 2)
    top = Math.max(top, Math.ceil(y) + 2)
  }
  const width = right - left + 1
  const near = new Float32Array(width * (top - bottom + 1)).fill(-Infinity)
  return { left, bottom, width, near }
}

function fill(field: Field, [a, b, c]: readonly Corner[]): void {
  if (!a || !b || !c) return
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
  if (Math.abs(area) < 1e-9) return
  const xs = [a[0], b[0], c[0]]
  const ys = [a[1], b[1], c[1]]
  for (let y = Math.ceil(Math.min(...ys)); y <= Math.max(...ys); y += 1) {
    for (let x = Math.ceil(Math.min(...xs)); x <= Math.max(...xs); x += 1) {
      const u = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area
      const v = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area
      if (u < -1e-6 || v < -1e-6 || u + v > 1 + 1e-6) continue
      const at = (y - field.bottom) * field.width + (x - field.left)
      const near = a[2] + (b[2] - a[2]) * u + (c[2] - a[2]) * v
      if (near > (field.near[at] ?? Infinity)) field.near[at] = near
    }
  }
}

/** The least near of a cell and its neighbours: what lies on an outline counts as seen. */
function farthestAround(field: Field, x: number, y: number): number {
  let farthest = Infinity
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const at = (y + dy - field.bottom) * field.width + (x + dx - field.left)
      farthest = Math.min(farthest, field.near[at] ?? -Infinity)
    }
  }
  return farthest
}

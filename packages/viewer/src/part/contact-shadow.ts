import type { Placement, Solid } from '@millrun/parts/solids/solid'
import { placed, type Box } from '@millrun/parts/solids/mesh/measured'
import type { SpacePoint } from '@millrun/parts/geometry/space'

/** How dark the ground below a part is, on a square grid round the middle of its box. */
export interface ContactShadow {
  /** Across a side of the square, in inches. */
  readonly sideIn: number
  /** Row by row from the front, 0 light to 255 dark, `SHADOW_CELLS` to a row. */
  readonly darkness: Uint8Array<ArrayBuffer>
}

export const SHADOW_CELLS = 96
/** Where a part stands or lies on the ground, softened: the nearer to the ground, the darker. */
export function contactShadow(solids: readonly Solid[], box: Box): ContactShadow {
  const spreadIn = Math.max(box.most[0] - box.least[0], box.most[2] - box.least[2])
  const softIn = Math.max(0.08, Math.min(0.7, spreadIn / 8))
  const reachIn = 7 * softIn
  const sideIn = spreadIn + 8 * softIn
  const toCells = cellsOf(box, sideIn)
  const cells = new Float32Array(SHADOW_CELLS * SHADOW_CELLS)
  for (const { mesh, placements } of solids) {
    for (const placement of placements) {
      eachLowTriangle(mesh, placement, box.least[1] + reachIn, (corners) =>
        darken(cells, corners.map(toCells), reachIn),
      )
    }
  }
  const radius = Math.max(1, Math.round((softIn / sideIn) * SHADOW_CELLS))
  const soft = blurred(blurred(cells, radius), radius)
  return { sideIn, darkness: new Uint8Array(soft.map((value) => Math.min(255, value * 255))) }
}

/** From a place in the part to cells across and down, and inches above the ground. */
function cellsOf({ least, most }: Box, sideIn: number): (place: SpacePoint) => SpacePoint {
  const [x0, z0] = [(least[0] + most[0]) / 2, (least[2] + most[2]) / 2]
  return ([x, y, z]) => [
    (0.5 + (x - x0) / sideIn) * SHADOW_CELLS,
    y - least[1],
    (0.5 - (z - z0) / sideIn) * SHADOW_CELLS,
  ]
}

type Corners = readonly SpacePoint[]

function eachLowTriangle(
  { positions, triangles }: Solid['mesh'],
  placement: Placement,
  belowIn: number,
  use: (corners: Corners) => void,
): void {
  const corner = (at: number) => {
    const start = 3 * (triangles[at] ?? 0)
    return placed(
      [positions[start] ?? 0, positions[start + 1] ?? 0, positions[start + 2] ?? 0],
      placement,
    )
  }
  for (let at = 0; at < triangles.length; at += 3) {
    const corners = [corner(at), corner(at + 1), corner(at + 2)]
    if (corners.some(([, y]) => y < belowIn)) use(corners)
  }
}

/** Marks the cells below a triangle, whose corners are given in cells and inches above the ground. */
function darken(cells: Float32Array, corners: Corners, reachIn: number): void {
  const [a, b, c] = corners
  if (a === undefined || b === undefined || c === undefined) return
  const longest = Math.max(far(a, b), far(b, c), far(c, a))
  const steps = Math.min(64, Math.max(1, Math.ceil(longest * 1.5)))
  for (let i = 0; i <= steps; i += 1) {
    for (let j = 0; i + j <= steps; j += 1) {
      const [u, v] = [i / steps, j / steps]
      const at = (axis: 0 | 1 | 2) => a[axis] + u * (b[axis] - a[axis]) + v * (c[axis] - a[axis])
      const cell = Math.floor(at(2)) * SHADOW_CELLS + Math.floor(at(0))
      const dark = 0.6 * Math.max(0, 1 - at(1) / reachIn) ** 2
      if (dark > (cells[cell] ?? 1)) cells[cell] = dark
    }
  }
}

function far(a: SpacePoint, b: SpacePoint): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[2] - b[2]))
}

/** The mean over a square round every cell, across and then down. */
function blurred(cells: Float32Array, radius: number): Float32Array {
  return means(means(cells, radius, 1), radius, SHADOW_CELLS)
}

function means(cells: Float32Array, radius: number, step: number): Float32Array {
  return cells.map((_, index) => {
    const along = Math.floor(index / step) % SHADOW_CELLS
    const start = index - along * step
    let sum = 0
    for (let off = -radius; off <= radius; off += 1) {
      const at = along + off
      if (at >= 0 && at < SHADOW_CELLS) sum += cells[start + at * step] ?? 0
    }
    return sum / (2 * radius + 1)
  })
}

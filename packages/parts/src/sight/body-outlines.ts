import { type Path, type Point, polygon } from '../geometry/path.ts'
import { simplifiedLine } from '../geometry/simplified-line.ts'
import type { DepthField } from './depth-field.ts'

/** How far, in cells, the outline may lie from where the cells have it. */
const TOLERANCE_CELLS = 0.8

/** The outlines of what a depth field shows, anticlockwise; holes in it are filled. Inches. */
export function bodyOutlines(field: DepthField): readonly Path[] {
  const inIn = 1 / field.cellsPerInch
  return loopsAround(field)
    .filter((loop) => areaOf(loop) > 0)
    .map((loop) => {
      const half = Math.ceil(loop.length / 2)
      const [there, back] = [loop.slice(0, half + 1), [...loop.slice(half), ...loop.slice(0, 1)]]
      const corners = [there, back].flatMap((line) =>
        simplifiedLine(line, TOLERANCE_CELLS).slice(0, -1),
      )
      return polygon(
        corners.map(([x, y]): Point => [(field.left + x) * inIn, (field.bottom + y) * inIn]),
      )
    })
}

/** The sides of cells between what is there and what is not, once round, what is there to their left. */
function loopsAround(field: DepthField): readonly (readonly Point[])[] {
  const steps = stepsFrom(field)
  const loops: Point[][] = []
  for (const start of steps.keys()) {
    const loop: Point[] = []
    for (let at = start; ;) {
      const next = steps.get(at)?.pop()
      if (next === undefined) break
      loop.push(cornerOf(field, at))
      at = next
    }
    if (loop.length > 0) loops.push(loop)
  }
  return loops
}

/** From every corner of the cells' sides to the next, by number. */
function stepsFrom({ width, triangle }: DepthField): ReadonlyMap<number, number[]> {
  const steps = new Map<number, number[]>()
  const row = width + 1
  const add = (from: number, to: number) => {
    const others = steps.get(from)
    if (others === undefined) steps.set(from, [to])
    else others.push(to)
  }
  const isThere = (cell: number) => (triangle[cell] ?? -1) >= 0
  for (let cell = 0; cell < triangle.length; cell += 1) {
    if (!isThere(cell)) continue
    const corner = Math.floor(cell / width) * row + (cell % width)
    if (!isThere(cell - width)) add(corner, corner + 1)
    if (!isThere(cell + 1)) add(corner + 1, corner + 1 + row)
    if (!isThere(cell + width)) add(corner + 1 + row, corner + row)
    if (!isThere(cell - 1)) add(corner + row, corner)
  }
  return steps
}

/** A corner by its number, in cells from the middle of the first. */
function cornerOf({ width }: DepthField, corner: number): Point {
  return [(corner % (width + 1)) - 0.5, Math.floor(corner / (width + 1)) - 0.5]
}

/** More than 0 for what runs round anticlockwise. */
function areaOf(loop: readonly Point[]): number {
  return loop.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = loop[(index + 1) % loop.length] ?? [x, y]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
}

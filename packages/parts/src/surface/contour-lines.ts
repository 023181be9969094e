import type { SpacePoint } from '../geometry/space.ts'
import { partWay } from '../geometry/space.ts'

/** Places in rows and columns, with a value at each. */
export interface ValueGrid {
  readonly places: readonly (readonly SpacePoint[])[]
  readonly values: readonly (readonly number[])[]
  /** Whether the cell between a row and column and the next ones is to be followed. */
  readonly isOpen: (row: number, column: number) => boolean
}

/** A place where a line crosses a side of a cell; sides are named so that neighbours agree. */
interface Crossing {
  readonly side: string
  readonly place: SpacePoint
}

/** The lines along which the values of a grid are whole numbers. */
export function contourLines(grid: ValueGrid): readonly (readonly SpacePoint[])[] {
  const steps = grid.places
    .slice(1)
    .flatMap((_, row) =>
      (grid.places[row] ?? [])
        .slice(1)
        .flatMap((__, column) => (grid.isOpen(row, column) ? stepsIn(grid, row, column) : [])),
    )
  return chained(steps)
}

type Step = readonly [Crossing, Crossing]

function stepsIn(grid: ValueGrid, row: number, column: number): readonly Step[] {
  const sides = [
    ['r', row, column, row, column + 1],
    ['c', row, column + 1, row + 1, column + 1],
    ['r', row + 1, column, row + 1, column + 1],
    ['c', row, column, row + 1, column],
  ] as const
  const corners = [row, row + 1].flatMap((r) =>
    [column, column + 1].map((c) => valueAt(grid, r, c)),
  )
  const [low, high] = [Math.ceil(Math.min(...corners)), Math.floor(Math.max(...corners))]
  if (high < low) return []
  return Array.from({ length: high - low + 1 }, (_, index) => low + index).flatMap((level) => {
    const found = sides.flatMap(([name, r1, c1, r2, c2]): readonly Crossing[] => {
      const [a, b] = [valueAt(grid, r1, c1) - level, valueAt(grid, r2, c2) - level]
      const [from, to] = [grid.places[r1]?.[c1], grid.places[r2]?.[c2]]
      if (a < 0 === b < 0 || !from || !to) return []
      const side = `${level} ${name} ${r1} ${c1}`
      return [{ side, place: partWay(from, to, a / (a - b)) }]
    })
    const [first, second] = found
    return first && second ? [[first, second] as const] : []
  })
}

function valueAt({ values }: ValueGrid, row: number, column: number): number {
  return values[row]?.[column] ?? 0
}

/** Steps that share a side, one after the other. */
function chained(steps: readonly Step[]): readonly (readonly SpacePoint[])[] {
  const bySide = new Map<string, Step[]>()
  for (const step of steps) {
    for (const { side } of step) bySide.set(side, [...(bySide.get(side) ?? []), step])
  }
  const used = new Set<Step>()
  const follow = (from: Crossing): SpacePoint[] => {
    const next = (bySide.get(from.side) ?? []).find((step) => !used.has(step))
    if (next === undefined) return [from.place]
    used.add(next)
    return [from.place, ...follow(next[0].side === from.side ? next[1] : next[0])]
  }
  return steps.flatMap((step) => {
    if (used.has(step)) return []
    used.add(step)
    const back = follow(step[0])
    return [[...back.toReversed(), ...follow(step[1])]]
  })
}

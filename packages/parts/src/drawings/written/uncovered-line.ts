import { cornersOf } from '../../geometry/figures.ts'
import type { Point } from '../../geometry/path.ts'
import { type Cover, coverOf, crossings, isCovered, isNear } from './cover.ts'
import type { Window } from '../marks/mark.ts'

/** The lengths of a line that no cover hides, and that lie in the window if there is one. */
export function uncoveredLine(
  points: readonly Point[],
  covers: readonly Cover[],
  window?: Window,
): readonly (readonly Point[])[] {
  const edge = window === undefined ? undefined : windowCover(window)
  const found: Point[][] = []
  let goesOn = false
  for (const [index, to] of points.slice(1).entries()) {
    const from = points[index] ?? to
    const seen = stretches([from, to], covers, edge)
    for (const [start, end] of seen) {
      const last = found.at(-1)
      if (start === 0 && goesOn && last) last.push(at(from, to, end))
      else found.push([at(from, to, start), at(from, to, end)])
    }
    goesOn = seen.at(-1)?.[1] === 1
  }
  return found
}

type Stretch = readonly [start: number, end: number]

/** The shares of a straight line that are to be seen. */
function stretches(
  line: readonly [Point, Point],
  covers: readonly Cover[],
  window: Cover | undefined,
): readonly Stretch[] {
  const [from, to] = line
  const near = covers.filter((cover) => isNear(cover, line))
  if (near.length === 0 && window === undefined) return [[0, 1]]
  const edges = window === undefined ? near : [...near, window]
  const cuts = [0, ...edges.flatMap((cover) => crossings(cover, line)), 1]
  const ordered = cuts.toSorted((a, b) => a - b)
  const seen: Stretch[] = []
  for (const [index, end] of ordered.slice(1).entries()) {
    const start = ordered[index] ?? end
    if (end - start < 1e-9) continue
    const middle = at(from, to, (start + end) / 2)
    const isHidden =
      near.some((cover) => isCovered(middle, cover)) ||
      (window !== undefined && !isCovered(middle, window))
    if (isHidden) continue
    const last = seen.at(-1)
    if (last !== undefined && last[1] === start) seen.splice(-1, 1, [last[0], end])
    else seen.push([start, end])
  }
  return seen
}

function windowCover({ x, y, width, height }: Window): Cover {
  const corners = cornersOf([x, y], [x + width, y + height])
  return coverOf([corners], { rule: 'nonzero', hidesEdge: true })
}

function at(from: Point, to: Point, share: number): Point {
  if (share === 0) return from
  if (share === 1) return to
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

import type { Point } from '../../geometry/path.ts'

/** A section cut into upright layers, the middle line of the section being a glue line. */
export function pliesOf(corners: readonly Point[], plyIn: number): readonly (readonly Point[])[] {
  const halfIn = Math.max(...corners.map(([x]) => x))
  const count = Math.ceil(halfIn / plyIn - 1e-9)
  return cutSection(
    corners,
    Array.from({ length: 2 * count + 1 }, (_, index) => (index - count) * plyIn),
  )
}

/**
 * What of a section lies between each upright line and the next, from left to right. A layer that passes
 * through a hollow comes as two figures. All are anticlockwise, like the section.
 */
export function cutSection(
  corners: readonly Point[],
  lines: readonly number[],
): readonly (readonly Point[])[] {
  return lines
    .slice(1)
    .flatMap((to, index) =>
      keptRightOf(corners, lines[index] ?? to).flatMap((figure) => keptLeftOf(figure, to)),
    )
}

function keptLeftOf(corners: readonly Point[], x: number): readonly (readonly Point[])[] {
  return keptRightOf(corners.map(turned), -x).map((figure) => figure.map(turned))
}

/** Half a turn, which leaves anticlockwise figures anticlockwise. */
function turned([x, y]: Point): Point {
  return [-x, -y]
}

/** The parts of a figure to the right of an upright line. */
function keptRightOf(corners: readonly Point[], x: number): readonly (readonly Point[])[] {
  const start = corners.findIndex((corner) => corner[0] < x)
  if (start === -1) return [corners]
  const runs = runsRightOf([...corners.slice(start), ...corners.slice(0, start)], x)
  // Going up or down the line, the figure lies between the first crossing and the second, and so on.
  const starts = runs.map((run) => run[0]?.[1] ?? 0)
  const heights = runs.flatMap((run) => [run[0]?.[1] ?? 0, run.at(-1)?.[1] ?? 0])
  const sorted = heights.toSorted((a, b) => a - b)
  const partner = (height: number) => {
    const at = sorted.indexOf(height)
    return sorted[at % 2 === 0 ? at + 1 : at - 1] ?? height
  }
  return closedRuns(runs, (run) => starts.indexOf(partner(run.at(-1)?.[1] ?? 0)))
}

/** The stretches of a figure to the right of a line, from crossing to crossing; it starts to the left. */
function runsRightOf(corners: readonly Point[], x: number): readonly (readonly Point[])[] {
  const runs: Point[][] = []
  corners.forEach((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from
    if (from[0] >= x) runs.at(-1)?.push(from)
    if (from[0] < x !== to[0] < x) {
      const crossing: Point = [x, from[1] + ((x - from[0]) / (to[0] - from[0])) * (to[1] - from[1])]
      if (from[0] < x) runs.push([crossing])
      else runs.at(-1)?.push(crossing)
    }
  })
  return runs
}

/** Runs joined to figures: each goes on with the one that `after` says, until the first comes again. */
function closedRuns(
  runs: readonly (readonly Point[])[],
  after: (run: readonly Point[]) => number,
): readonly (readonly Point[])[] {
  const used = new Set<number>()
  return runs.flatMap((_, first) => {
    if (used.has(first)) return []
    const figure: Point[] = []
    for (let at = first; !used.has(at) && at >= 0; at = after(runs[at] ?? [])) {
      used.add(at)
      figure.push(...(runs[at] ?? []))
    }
    return [figure]
  })
}

/** x to the right of the centre line, y up from the bottom, both in inches. */
export type Point = readonly [xIn: number, yIn: number]

export type PathPart =
  | { readonly kind: 'line'; readonly to: Point }
  | { readonly kind: 'curve'; readonly c1: Point; readonly c2: Point; readonly to: Point }

/** Straight lines and cubic curves one after the other. */
export interface Path {
  readonly start: Point
  readonly parts: readonly PathPart[]
  readonly isClosed: boolean
}

/** Straight lines through the points. Throws a RangeError without any point. */
export function polyline(points: readonly Point[]): Path {
  const [start, ...rest] = points
  if (start === undefined) throw new RangeError('A path needs a point to start from')
  return { start, parts: rest.map((to) => ({ kind: 'line', to })), isClosed: false }
}

/** A closed figure with straight sides. */
export function polygon(points: readonly Point[]): Path {
  return closed(polyline(points))
}

/** A curve through the points without corners (Catmull-Rom, written as cubics). */
export function smoothLine(points: readonly Point[]): Path {
  const line = polyline(points)
  const parts = line.parts.map((part, index): PathPart => {
    const from = points[index] ?? line.start
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? part.to
    return {
      kind: 'curve',
      c1: [from[0] + (part.to[0] - before[0]) / 6, from[1] + (part.to[1] - before[1]) / 6],
      c2: [part.to[0] - (after[0] - from[0]) / 6, part.to[1] - (after[1] - from[1]) / 6],
      to: part.to,
    }
  })
  return { ...line, parts }
}

/** The paths one after the other, with a straight line wherever one does not start where the last ended. */
export function joined(first: Path, ...others: readonly Path[]): Path {
  return others.reduce((whole, next) => {
    const gap: readonly PathPart[] = isSame(endOf(whole), next.start)
      ? []
      : [{ kind: 'line', to: next.start }]
    return { ...whole, parts: [...whole.parts, ...gap, ...next.parts] }
  }, first)
}

export function closed(path: Path): Path {
  return { ...path, isClosed: true }
}

export function endOf(path: Path): Point {
  return path.parts.at(-1)?.to ?? path.start
}

/** The path with every point, control points too, put through `move`. */
export function moved(path: Path, move: (point: Point) => Point): Path {
  const parts = path.parts.map((part): PathPart =>
    part.kind === 'line'
      ? { kind: 'line', to: move(part.to) }
      : { kind: 'curve', c1: move(part.c1), c2: move(part.c2), to: move(part.to) },
  )
  return { start: move(path.start), parts, isClosed: path.isClosed }
}

/** The same line run through from its end to its start. */
export function reversed(path: Path): Path {
  const froms = [path.start, ...path.parts.map((part) => part.to)]
  const parts = path.parts
    .map((part, index): PathPart => {
      const to = froms[index] ?? path.start
      return part.kind === 'line'
        ? { kind: 'line', to }
        : { kind: 'curve', c1: part.c2, c2: part.c1, to }
    })
    .toReversed()
  return { start: endOf(path), parts, isClosed: path.isClosed }
}

function isSame(a: Point, b: Point): boolean {
  return Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-6
}

import type { SectionPoint } from './rail-shape.ts'

/** How many chords stand for the curve between two points. */
const CHORDS = 4

/**
 * A section drawn through points: within a run the line is smooth and never passes beyond a point it
 * was given, between runs it has a corner. Each run begins where the one before it ended. Inches.
 */
export function mouldedSection(
  runs: readonly (readonly SectionPoint[])[],
): readonly SectionPoint[] {
  const drawn: SectionPoint[] = []
  for (const run of runs) {
    const start = drawn.pop()
    const points = start === undefined ? run : [start, ...run]
    drawn.push(...(points.length > 2 ? smooth(points) : points))
  }
  return drawn
}

function smooth(points: readonly SectionPoint[]): SectionPoint[] {
  const xSlopes = slopes(points, 0)
  const ySlopes = slopes(points, 1)
  const drawn: SectionPoint[] = []
  points.forEach((from, index) => {
    const to = points[index + 1]
    if (to === undefined) {
      drawn.push(from)
      return
    }
    const lengthIn = chordIn(from, to)
    for (let chord = 0; chord < CHORDS; chord += 1) {
      const t = chord / CHORDS
      drawn.push([
        hermite(
          t,
          from[0],
          to[0],
          at(xSlopes, index) * lengthIn,
          at(xSlopes, index + 1) * lengthIn,
        ),
        hermite(
          t,
          from[1],
          to[1],
          at(ySlopes, index) * lengthIn,
          at(ySlopes, index + 1) * lengthIn,
        ),
      ])
    }
  })
  return drawn
}

/** Slopes that keep each coordinate monotone between its points (Fritsch and Butland's mean). */
function slopes(points: readonly SectionPoint[], axis: 0 | 1): readonly number[] {
  const secants = points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    return (to[axis] - from[axis]) / chordIn(from, to)
  })
  return points.map((_, index) => {
    const before = secants[index - 1]
    const after = secants[index]
    if (before === undefined || after === undefined) return before ?? after ?? 0
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
}

function hermite(t: number, from: number, to: number, slopeFrom: number, slopeTo: number): number {
  const value =
    (1 + 2 * t) * (1 - t) ** 2 * from +
    t * (1 - t) ** 2 * slopeFrom +
    t ** 2 * (3 - 2 * t) * to +
    t ** 2 * (t - 1) * slopeTo
  return Math.round(value * 10_000) / 10_000
}

function chordIn(from: SectionPoint, to: SectionPoint): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1])
}

function at(values: readonly number[], index: number): number {
  return values[index] ?? 0
}

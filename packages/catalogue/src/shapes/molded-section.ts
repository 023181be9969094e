import type { SectionPoint } from './rail-shape.ts'

/** How many chords stand for the curve between two points: so many that a photograph shows none of them. */
const CHORDS = 12

/**
 * A section drawn through points: within a run the line is smooth and never passes beyond a point it
 * was given, between runs it has a corner. Each run begins where the one before it ended. Inches.
 */
export function moldedSection(runs: readonly (readonly SectionPoint[])[]): readonly SectionPoint[] {
  const drawn: SectionPoint[] = []
  for (const run of runs) {
    const start = drawn.pop()
    const points = start === undefined ? run : [start, ...run]
    drawn.push(...(points.length > 2 ? smooth(points) : points))
  }
  return drawn
}

function smooth(points: readonly SectionPoint[]): readonly SectionPoint[] {
  const slopesBy = [slopes(points, 0), slopes(points, 1)] as const
  return points.flatMap((from, index): readonly SectionPoint[] => {
    const to = points[index + 1]
    if (to === undefined) return [from]
    const lengthIn = chordIn(from, to)
    const placeAt = (axis: 0 | 1, t: number) => {
      const [leaving, arriving] = [at(slopesBy[axis], index), at(slopesBy[axis], index + 1)]
      return hermite(t, from[axis], to[axis], leaving * lengthIn, arriving * lengthIn)
    }
    return Array.from({ length: CHORDS }, (_, chord): SectionPoint => {
      const t = chord / CHORDS
      return [placeAt(0, t), placeAt(1, t)]
    })
  })
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

/** The points of a line written like those of an SVG, in inches: `0,0 0.62,0.15`. */
export function pointsOf(text: string): readonly (readonly [number, number])[] {
  return text.split(' ').map((point) => {
    const [x, y] = point.split(',').map(Number)
    return [x ?? NaN, y ?? NaN]
  })
}

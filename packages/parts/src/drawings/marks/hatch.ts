import { flattened } from '../../geometry/flattened.ts'
import { moved, type Path, type Point, polyline } from '../../geometry/path.ts'
import type { Placing } from '../../svg/path-data.ts'
import { CENTRE_PEN, OUTLINE_WEIGHT, THIN_WEIGHT } from './ink.ts'
import { type Mark, stroke } from './mark.ts'

const SPACING = 5.5
const TOLERANCE = 0.05

/** The hatching of a cut face: lines rising to the right, left out in the hollows. Units of the drawing. */
export function hatching(outlines: readonly Path[]): Mark {
  const segments = outlines.flatMap((outline) => {
    const corners = flattened(outline, TOLERANCE).map(turned)
    return corners.slice(1).map((to, index) => [corners[index] ?? to, to] as const)
  })
  const levels = segments.map(([, to]) => to[1])
  const lowest = Math.ceil(Math.min(...levels) / SPACING)
  const count = Math.max(0, Math.floor(Math.max(...levels) / SPACING) - lowest + 1)
  const lines = Array.from({ length: count }, (_, index) => {
    const level = (lowest + index) * SPACING
    return stretches(segments, level).map(([from, to]) =>
      polyline([turnedBack([from, level]), turnedBack([to, level])]),
    )
  })
  return stroke({ layer: 'HATCH', weight: THIN_WEIGHT }, ...lines.flat())
}

/** A section: hatched between its outer outline and the hollows in it, with centre lines through it. */
export function hatchedSection(
  outlines: readonly Path[],
  place: Placing,
  reach: number,
): readonly Mark[] {
  const paths = outlines.map((outline) => moved(outline, place))
  const [x, y] = place([0, 0])
  return [
    { kind: 'figure', paths, isFilled: true },
    hatching(paths),
    stroke({ layer: 'OUTLINE', weight: OUTLINE_WEIGHT }, ...paths),
    centreLines(
      polyline([
        [x - reach, y],
        [x + reach, y],
      ]),
      polyline([
        [x, y - reach],
        [x, y + reach],
      ]),
    ),
  ]
}

/** Chain lines, for axes. */
export function centreLines(...paths: readonly Path[]): Mark {
  return stroke(CENTRE_PEN, ...paths)
}

type Segment = readonly [from: Point, to: Point]

/** Where a level line runs inside the figure that the segments enclose. */
function stretches(
  segments: readonly Segment[],
  level: number,
): readonly (readonly [number, number])[] {
  const crossings = segments
    .filter(([from, to]) => from[1] > level !== to[1] > level)
    .map(([from, to]) => from[0] + ((level - from[1]) / (to[1] - from[1])) * (to[0] - from[0]))
    .toSorted((a, b) => a - b)
  return crossings.flatMap((from, index) => {
    const to = crossings[index + 1]
    return index % 2 === 0 && to !== undefined ? [[from, to] as const] : []
  })
}

/** By an eighth of a circle, so that lines rising to the right are level. */
function turned([x, y]: Point): Point {
  return [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2]
}

function turnedBack([x, y]: Point): Point {
  return [(x + y) * Math.SQRT1_2, (y - x) * Math.SQRT1_2]
}

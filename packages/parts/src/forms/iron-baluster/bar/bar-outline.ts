import type { Point } from '../../../geometry/path.ts'
import { type Fineness, linesFor } from '../../../solids/form/fineness.ts'

/** A bar cut across: its sides, and the radius of its edges. A round bar is all edge. Inches. */
export interface BarSize {
  readonly widthIn: number
  readonly depthIn: number
  readonly easeIn: number
}

/** In how many straight lines edges and sides are followed. */
export interface OutlineLines {
  readonly anEdge: number
  readonly aSide: number
}

/** What rolling and the coat leave of an edge. */
export const EASE_IN = 0.025

/** A bar as it comes from the mill. */
export function stockSize(section: 'square' | 'round', barIn: number): BarSize {
  return { widthIn: barIn, depthIn: barIn, easeIn: section === 'round' ? barIn / 2 : EASE_IN }
}

/** Lines that suit a bar: a round one takes more of them round its edges. */
export function outlineLines(section: 'square' | 'round', fineness: Fineness): OutlineLines {
  const isCoarse = fineness < 0.6
  const aSide = isCoarse ? 2 : 4
  if (section === 'round') return { anEdge: linesFor(8, fineness), aSide }
  return { anEdge: isCoarse ? 1 : 4, aSide }
}

/** The outline of a bar about its axis, anticlockwise; as many points for every size. */
export function barOutline(
  { widthIn, depthIn, easeIn }: BarSize,
  { anEdge, aSide }: OutlineLines,
): readonly Point[] {
  const ease = Math.min(easeIn, widthIn / 2, depthIn / 2)
  const [x, y] = [widthIn / 2 - ease, depthIn / 2 - ease]
  const edges = EDGE_SIGNS.map(([across, deep], quarter) =>
    Array.from({ length: anEdge + 1 }, (_, at): Point => {
      const angle = ((quarter + at / anEdge) * Math.PI) / 2
      return [across * x + ease * Math.cos(angle), deep * y + ease * Math.sin(angle)]
    }),
  )
  return edges.flatMap((edge, quarter) => {
    const [from, to] = [edge.at(-1), edges[(quarter + 1) % 4]?.[0]]
    return from === undefined || to === undefined ? edge : [...edge, ...within(from, to, aSide)]
  })
}

const EDGE_SIGNS = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const

/** The points that divide a side. */
function within(from: Point, to: Point, parts: number): readonly Point[] {
  return Array.from({ length: parts - 1 }, (_, at): Point => {
    const share = (at + 1) / parts
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
  })
}

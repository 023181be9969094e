import { edge, type Face, face, type Line } from '../elevations/outline.ts'
import { polygon, type Point, polyline } from '../geometry/path.ts'
import type { Ring } from './ring.ts'

/** Sharper corners are drawn as edges; what is round is made of chords, which are none. */
const CORNER_DEG = { round: 48, square: 24, octagon: 12 } as const

/** A stack of rings seen squarely from the side: its outline, and a line wherever the outline breaks. */
export function stackElevation(rings: readonly Ring[]): readonly (Face | Line)[] {
  const right = rings.map((ring) => sidePoint(ring, 1))
  const left = rings.map((ring) => sidePoint(ring, -1))
  const breaks = rings.filter((_, index) => isBreak(rings, index))
  return [
    face(polygon([...right, ...left.toReversed()])),
    ...breaks.map((ring) => edge(polyline([sidePoint(ring, -1), sidePoint(ring, 1)]))),
    ...facetEdges(rings),
  ]
}

function sidePoint({ halfIn, heightIn, slope }: Ring, side: 1 | -1): Point {
  return [side * halfIn, heightIn + slope * side * halfIn]
}

function isBreak(rings: readonly Ring[], index: number): boolean {
  const [before, ring, after] = [rings[index - 1], rings[index], rings[index + 1]]
  if (!before || !ring || !after) return false
  return Math.abs(risesDeg(before, ring) - risesDeg(ring, after)) > CORNER_DEG[ring.section]
}

function risesDeg(low: Ring, high: Ring): number {
  return (Math.atan2(high.halfIn - low.halfIn, high.heightIn - low.heightIn) * 180) / Math.PI
}

/** The two upright edges of an octagon in sight. */
function facetEdges(rings: readonly Ring[]): readonly Line[] {
  if (rings[0]?.section !== 'octagon') return []
  const share = Math.tan(Math.PI / 8)
  return [-1, 1].map((side) =>
    edge(polyline(rings.map(({ halfIn, heightIn }): Point => [side * halfIn * share, heightIn]))),
  )
}

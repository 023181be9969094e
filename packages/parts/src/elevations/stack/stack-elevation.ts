import { polygon, type Point, polyline } from '../../geometry/path.ts'
import { evenShading, type Face, type Line } from '../piece.ts'
import type { Ring } from './ring.ts'

/** Sharper corners are drawn as edges; what is round is made of chords, which are none. */
const CORNER_DEG = { round: 48, square: 24, octagon: 12 } as const

/** A stack of rings seen squarely from the side: its outline, and a line wherever the outline breaks. */
export function stackElevation(rings: readonly Ring[]): readonly (Face | Line)[] {
  const right = rings.map((ring) => sidePoint(ring, 1))
  const left = rings.map((ring) => sidePoint(ring, -1))
  const outline = polygon([...right, ...left.toReversed()])
  const breaks = rings.filter((_, index) => isBreak(rings, index))
  return [
    { kind: 'face', outline, shading: evenShading(0.4) },
    ...breaks.map((ring): Line => {
      const path = polyline([sidePoint(ring, -1), sidePoint(ring, 1)])
      return { kind: 'line', role: 'edge', path, widthIn: 0.012 }
    }),
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
  return [-1, 1].map((side) => {
    const path = polyline(
      rings.map(({ halfIn, heightIn }): Point => [side * halfIn * share, heightIn]),
    )
    return { kind: 'line', role: 'edge', path, widthIn: 0.012 }
  })
}

import type { Point } from './path.ts'

const CORNER_DEG = 28

/**
 * The places of an outline that its maker sets out: corners, where it is thickest or thinnest between them,
 * and where it begins or ends to run straight. The outline runs from the bottom up, each point as [across, height].
 */
export function tellingPlaces(outline: readonly Point[]): readonly Point[] {
  return outline.filter((place, index) => {
    const [before, after] = [outline[index - 1], outline[index + 1]]
    if (before === undefined || after === undefined) return true
    // Between two widths at one height nothing is seen of a third.
    if (before[1] === place[1] && after[1] === place[1]) return false
    if (Math.abs(leanDeg(before, place) - leanDeg(place, after)) > CORNER_DEG) return true
    const [here, next] = [place[0] - before[0], after[0] - place[0]]
    return here * next < 0 || (here === 0) !== (next === 0)
  })
}

function leanDeg(from: Point, to: Point): number {
  return (Math.atan2(to[0] - from[0], to[1] - from[1]) * 180) / Math.PI
}

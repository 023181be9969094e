import { edge, type Face, face, type Line } from '../../elevations/outline.ts'
import { cosDeg, sinDeg } from '../../geometry/degrees.ts'
import { closed, joined, type Path, type Point, polyline, reversed } from '../../geometry/path.ts'
import type { Stick } from '../../turning/lathe-profile.ts'

/** Where a flat of a stick ends, by how far a place on it lies from the axis. */
export type EndHeight = (radiusIn: number) => number

export interface BlockEnds {
  readonly bottom: EndHeight
  readonly top: EndHeight
}

/** A flat along the stick: its distance from the axis, half its width, and where it faces. */
interface Flat {
  readonly distanceIn: number
  readonly halfIn: number
  readonly normalDeg: number
}

const STEPS = 6

/** A square length of a stick seen squarely: its front between the eased edges, with lines at its ends. */
export function blockOutline(stick: Stick, ends: BlockEnds): readonly (Face | Line)[] {
  return flatsInSight(stick).flatMap((flat) => {
    const [bottom, top] = [endLine(flat, ends.bottom), endLine(flat, ends.top)]
    return [face(closed(joined(bottom, reversed(top)))), edge(bottom), edge(top)]
  })
}

/** The eased edge on the left, the front, and the eased edge on the right. */
function flatsInSight({ blockIn, easeIn }: Stick): readonly Flat[] {
  const ease = { distanceIn: (blockIn - easeIn) / Math.SQRT2, halfIn: easeIn / Math.SQRT2 }
  return [
    { ...ease, normalDeg: -45 },
    { distanceIn: blockIn / 2, halfIn: blockIn / 2 - easeIn, normalDeg: 0 },
    { ...ease, normalDeg: 45 },
  ]
}

/** The end of a flat from left to right, a curve where a turning begins. */
function endLine({ distanceIn, halfIn, normalDeg }: Flat, end: EndHeight): Path {
  const points = Array.from({ length: STEPS * 2 + 1 }, (_, step): Point => {
    const alongIn = (step / STEPS - 1) * halfIn
    const acrossIn = distanceIn * sinDeg(normalDeg) + alongIn * cosDeg(normalDeg)
    return [acrossIn, end(Math.hypot(distanceIn, alongIn))]
  })
  const isLevel = points.every(([, y]) => y === points[0]?.[1])
  const [first, last] = [points[0], points.at(-1)]
  return polyline(isLevel && first && last ? [first, last] : points)
}

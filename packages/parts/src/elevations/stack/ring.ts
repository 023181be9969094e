import type { Point } from '../../geometry/path.ts'
import { cosDeg, sinDeg } from '../../geometry/degrees.ts'

/** What a part looks like from above where a ring is laid round it. */
export type RingSection = 'square' | 'octagon' | 'round'

/** A level outline round an upright part. Parts are stacks of rings, from the bottom up. */
export interface Ring {
  readonly section: RingSection
  readonly heightIn: number
  /** Half its width: a radius, or the distance from the axis to a side. */
  readonly halfIn: number
  /** How much it rises for each inch from left to right; 0 where it is level. */
  readonly slope: number
}

/** From where a stack is seen: turned about its axis, and from above. */
export interface Standpoint {
  readonly turnDeg: number
  readonly tiltDeg: number
}

const ROUND_POINTS = 32

const CORNER_ANGLES_DEG: Readonly<Record<RingSection, readonly number[]>> = {
  square: [45, 135, 225, 315],
  octagon: [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5],
  round: Array.from({ length: ROUND_POINTS }, (_, index) => (index * 360) / ROUND_POINTS),
}

/** The corners of a ring as they are seen, in the order in which they lie round the part. */
export function ringPoints(ring: Ring, from: Standpoint): readonly Point[] {
  const angles = CORNER_ANGLES_DEG[ring.section]
  const step = 360 / angles.length
  const reachIn = ring.section === 'round' ? ring.halfIn : ring.halfIn / cosDeg(step / 2)
  return angles.map((angleDeg) => {
    const across = reachIn * cosDeg(angleDeg)
    const towards = reachIn * sinDeg(angleDeg)
    return seen([across, towards, ring.heightIn + ring.slope * across], from)
  })
}

/** Where the sides between the corners of a ring face, 0 towards the viewer, negative to the left. */
export function sideNormalsDeg(section: RingSection, { turnDeg }: Standpoint): readonly number[] {
  const angles = CORNER_ANGLES_DEG[section]
  return angles.map((angleDeg) => wrapped(90 - (angleDeg + 180 / angles.length) + turnDeg))
}

/** A place of the part, across, towards the viewer and up, as it is seen. */
export function seen(
  [across, towards, up]: readonly [number, number, number],
  { turnDeg, tiltDeg }: Standpoint,
): Point {
  const x = across * cosDeg(turnDeg) + towards * sinDeg(turnDeg)
  const near = towards * cosDeg(turnDeg) - across * sinDeg(turnDeg)
  return [x, up * cosDeg(tiltDeg) - near * sinDeg(tiltDeg)]
}

function wrapped(angleDeg: number): number {
  return ((((angleDeg + 180) % 360) + 360) % 360) - 180
}

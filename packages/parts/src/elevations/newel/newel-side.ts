import type { Point } from '../../geometry/path.ts'
import { cosDeg, sinDeg } from '../../geometry/degrees.ts'
import type { Standpoint } from '../stack/ring.ts'

/** One of the four sides of a post as it is seen. */
export interface NewelSide {
  readonly normalDeg: number
  /** A place on the side: from its middle to the right, up, and how far from the post's axis. */
  readonly place: (alongIn: number, heightIn: number, outIn: number) => Point
}

/** The sides in sight, from left to right. */
export function newelSides({ turnDeg, tiltDeg }: Standpoint): readonly NewelSide[] {
  return [0, 90, 180, 270]
    .map((aroundDeg) => ((aroundDeg + turnDeg + 540) % 360) - 180)
    .filter((normalDeg) => Math.abs(normalDeg) < 89)
    .toSorted((a, b) => a - b)
    .map((normalDeg) => ({
      normalDeg,
      place: (alongIn, heightIn, outIn) => {
        const near = outIn * cosDeg(normalDeg) - alongIn * sinDeg(normalDeg)
        const across = outIn * sinDeg(normalDeg) + alongIn * cosDeg(normalDeg)
        return [across, heightIn * cosDeg(tiltDeg) - near * sinDeg(tiltDeg)]
      },
    }))
}

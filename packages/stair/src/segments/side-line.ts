import type { SpacePoint } from '@millrun/parts/geometry/space'
import type { Hand } from '../design/design.ts'
import { EDGE_IN } from './building-sizes.ts'
import { floorPlaceIn, forwardOf, type Frame, frameAt, frameBetween, placeIn } from './frame.ts'
import type { Ground, NewelRole } from './span.ts'
import type { Place, Stop, Stretch } from './segment.ts'

/** The line of newels and balusters on one side of a stair so wide, to the right of its middle, in inches. */
export function sideLineIn(side: Hand, widthIn: number): number {
  return (side === 'left' ? -1 : 1) * (widthIn / 2 - EDGE_IN)
}

/** A newel `alongIn` from where something begins or ends, on a line beside its middle. */
export function newelAtIn(
  role: NewelRole,
  { frame, floorIn }: Place,
  alongIn: number,
  rightIn: number,
): Stop {
  return { at: 'newel', role, frame, alongIn, rightIn, floorIn }
}

/** The place so far straight on from another, and so much higher. */
export function fartherOn({ frame, floorIn }: Place, alongIn: number, riseIn = 0): Place {
  return { frame: frameAt(frame, alongIn, 0), floorIn: floorIn + riseIn }
}

/** How far along a frame a stop stands. */
export function alongOf(frame: Frame, stop: Stop): number {
  if (stop.frame === frame) return stop.alongIn
  const [xIn, zIn] = floorPlaceIn(stop.frame, stop.alongIn, stop.rightIn)
  const [forwardX, , forwardZ] = forwardOf(frame)
  return (xIn - frame.xIn) * forwardX + (zIn - frame.zIn) * forwardZ
}

/** A level stretch between two stops on one floor. */
export function levelStretch(name: string, title: string, side: Hand, floorIn: number): Stretch {
  return {
    at: 'between',
    name,
    span: (from, to) => {
      const frame = frameAlong(from, to)
      return { title, kind: 'level', side, frame, rightIn: 0, floorIn, ground: floorBelow(floorIn) }
    },
  }
}

/** The frame that leads from one stop to the next. */
export function frameAlong(from: Stop, to: Stop): Frame {
  return frameBetween(standsAt(from), standsAt(to))
}

function standsAt({ frame, alongIn, rightIn }: Stop): SpacePoint {
  return placeIn(frame, alongIn, 0, rightIn)
}

/** A floor as the ground of a span. */
export function floorBelow(floorIn: number): Ground {
  return {
    slopeDeg: 0,
    lineIn: () => floorIn,
    topIn: () => floorIn,
    treads: [{ fromIn: -Infinity, toIn: Infinity, topIn: floorIn }],
  }
}

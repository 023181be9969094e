import { type Flight } from '../../segments/flights.ts'
import { type Frame, forwardOf, floorPlaceIn, rightOf } from '../../segments/frame.ts'
import type { HeadCut, House } from './house.ts'
import { NEWEL_IN, WALL_IN } from './stair-head.ts'
import { type Span, spanOf } from '../room-form.ts'
import { type Wall, wallBetween } from '../wall.ts'

/** Farther round than the first view: what one sees of it stays free where one turns the stair a little. */
const ROUND_DEG = 8
const MOST_IN = 100
/** As far as the face of a wall on the upper floor stands back from the side of its flight. */
const BACK_IN = 0.4

/**
 * How much of the wall beside the head of a flight would hide the flight's far side from who looks
 * at it as `view` says; undefined where it hides nothing.
 */
export function headCut(flight: Flight, sign: 1 | -1, view: House['view']): HeadCut | undefined {
  const towardsFoot = Math.sign(view.azimuthDeg - (view.leastDeg + view.mostDeg) / 2)
  const alongIn =
    flight.widthIn * sightSlope(flight.frame, sign, view.azimuthDeg + ROUND_DEG * towardsFoot)
  return alongIn <= NEWEL_IN ? undefined : { flight, sign, lengthIn: Math.min(MOST_IN, alongIn) }
}

/** How far along a flight a look goes on its way across it, for each inch across. */
function sightSlope(frame: Frame, sign: 1 | -1, azimuthDeg: number): number {
  const angle = (azimuthDeg * Math.PI) / 180
  const [fx, , fz] = forwardOf(frame)
  const [rx, , rz] = rightOf(frame)
  const along = fx * Math.sin(angle) + fz * Math.cos(angle)
  const across = sign * (rx * Math.sin(angle) + rz * Math.cos(angle))
  return along / across
}

/** Along the flight, and across it, where the wall that is cut stands. */
export function cutSpans({ flight, sign, lengthIn }: HeadCut): { along: Span; across: Span } {
  const fromIn = flight.lengthIn + NEWEL_IN
  const faceIn = sign * (flight.widthIn / 2 - BACK_IN)
  const backIn = faceIn - sign * WALL_IN
  return {
    along: [fromIn, fromIn + lengthIn],
    across: spanOf(faceIn, backIn),
  }
}

/** The wall that is cut, and its end, as they stand for who walks up. */
export function wallsAtHead(cut: HeadCut, riseIn: number, ceilingIn: number): readonly Wall[] {
  const { along, across } = cutSpans(cut)
  const { frame } = cut.flight
  const at = (alongIn: number, rightIn: number) => floorPlaceIn(frame, alongIn, rightIn)
  const [inner, outer] = cut.sign === 1 ? across : [across[1], across[0]]
  const viewer = at(along[0] - 300, outer + cut.sign * 300)
  const up = [riseIn, ceilingIn] as const
  return [
    wallBetween(at(along[0], outer), at(along[1], outer), viewer, up, 'above'),
    wallBetween(at(along[0], inner), at(along[0], outer), viewer, up, 'end'),
    wallBetween(at(along[0], inner), at(along[1], inner), at(along[0], 0), up, 'end'),
  ]
}

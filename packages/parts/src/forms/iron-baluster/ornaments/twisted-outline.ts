import { type Face, face } from '../../../elevations/outline.ts'
import { cosDeg, sinDeg } from '../../../geometry/degrees.ts'
import { closed, joined, type Point, reversed, smoothLine } from '../../../geometry/path.ts'
import { type Twist, twistAngle, twistHeight } from './twist-angle.ts'

const STEP_DEG = 30

export interface TwistedBar extends Twist {
  readonly widthIn: number
  readonly depthIn: number
  /** A strip that starts narrower and widens over a length at both ends. */
  readonly taper?: { readonly widthIn: number; readonly lengthIn: number }
}

/** One corner of a bar's section: how far from the axis, and turned how far from the viewer (right is positive). */
interface Corner {
  readonly radiusIn: number
  readonly angleDeg: number
}

/** A flat side between neighbouring corners. */
interface BarSide {
  readonly left: Corner
  readonly right: Corner
  readonly normalDeg: number
}

/**
 * A flat or square bar twisted about its axis: every side is a strip that comes into sight at one
 * outline and leaves at the other, its true edges the corners' helices.
 */
export function twistedOutline(bar: TwistedBar): readonly Face[] {
  return sidesOf(bar).flatMap((side) =>
    windows(bar, -90 - side.normalDeg, 90 - side.normalDeg).map((turns) => strip(bar, side, turns)),
  )
}

/** The sides in the order in which they pass the viewer from left to right. */
function sidesOf({ widthIn, depthIn }: TwistedBar): readonly BarSide[] {
  const radiusIn = Math.hypot(widthIn, depthIn) / 2
  const half = (Math.atan2(widthIn, depthIn) * 180) / Math.PI
  const ends = [-half, half, 180 - half, 180 + half, 360 - half]
  return ends.slice(1).map((rightDeg, index) => {
    const leftDeg = ends[index] ?? rightDeg
    return {
      left: { radiusIn, angleDeg: leftDeg },
      right: { radiusIn, angleDeg: rightDeg },
      normalDeg: (leftDeg + rightDeg) / 2,
    }
  })
}

/** The turns between two angles, once every full turn, that the twisted length has. */
function windows(bar: TwistedBar, fromDeg: number, toDeg: number): readonly (readonly number[])[] {
  const [low, high] = [Math.min(0, bar.turns * 360), Math.max(0, bar.turns * 360)]
  const first = Math.floor((low - toDeg) / 360)
  const last = Math.ceil((high - fromDeg) / 360)
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * 360)
    .map((round) => [Math.max(low, fromDeg + round), Math.min(high, toDeg + round)] as const)
    .filter(([from, to]) => to - from > 1)
    .map(([from, to]) => samples(from, to))
}

function samples(from: number, to: number): readonly number[] {
  const count = Math.max(2, Math.ceil((to - from) / STEP_DEG))
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count)
}

function strip(bar: TwistedBar, side: BarSide, turns: readonly number[]): Face {
  const upwards = bar.turns > 0 ? turns : turns.toReversed()
  const left = smoothLine(upwards.map((turn) => pointOf(bar, side.left, turn)))
  const right = smoothLine(upwards.map((turn) => pointOf(bar, side.right, turn)))
  return face(closed(joined(left, reversed(right))))
}

function pointOf(bar: TwistedBar, corner: Corner, turn: number): Point {
  const y = heightOf(bar, turn)
  const across = corner.radiusIn * sinDeg(corner.angleDeg) * widthShare(bar, y)
  const deep = corner.radiusIn * cosDeg(corner.angleDeg)
  return [across * cosDeg(turn) + deep * sinDeg(turn), y]
}

/** How much of its full width the strip has at a height. */
export function widthShare({ taper, widthIn, fromIn, toIn }: TwistedBar, heightIn: number): number {
  if (taper === undefined) return 1
  const t = Math.min(1, Math.min(heightIn - fromIn, toIn - heightIn) / taper.lengthIn)
  const least = taper.widthIn / widthIn
  return least + (1 - least) * Math.sin((Math.PI / 2) * Math.max(0, t))
}

function heightOf(bar: TwistedBar, turn: number): number {
  const isEnd = Math.abs(turn - twistAngle(bar, bar.toIn)) < 1e-9
  return isEnd ? bar.toIn : twistHeight(bar, turn)
}

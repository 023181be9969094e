import { closed, joined, type Point, reversed, smoothLine } from '../../geometry/path.ts'
import { type Twist, twistAngle, twistHeight } from '../../geometry/twist-angle.ts'
import { barCorners, barSides, type Corner, type Side } from '../bar-section.ts'
import { lightOn } from '../light.ts'
import { cosDeg, sinDeg } from '../../geometry/degrees.ts'
import type { Face, Line, Piece, ShadingStop } from '../piece.ts'

const STEP_DEG = 30

export interface TwistedBar extends Twist {
  readonly widthIn: number
  readonly depthIn: number
  readonly turnDeg: number
  /** A strip that starts narrower and widens over a length at both ends. */
  readonly taper?: { readonly widthIn: number; readonly lengthIn: number }
}

/**
 * A flat or square bar twisted about its axis: every side is a strip that comes into sight at one
 * outline and leaves at the other, its true edges the corners' helices.
 */
export function twistedBar(bar: TwistedBar): readonly Piece[] {
  const corners = barCorners(bar.widthIn, bar.depthIn)
  const strips = barSides(corners).flatMap((side) =>
    windows(bar, -90 - side.normalDeg, 90 - side.normalDeg).map((turns) => strip(bar, side, turns)),
  )
  const glints = corners.flatMap((corner) =>
    windows(bar, -62 - corner.angleDeg, -8 - corner.angleDeg).map((turns) =>
      glint(bar, corner, turns),
    ),
  )
  return [...strips, ...glints]
}

/** The stretches of rotation between two angles, once every full turn, that the twisted length has. */
function windows(bar: TwistedBar, fromDeg: number, toDeg: number): readonly (readonly number[])[] {
  const start = bar.turnDeg
  const end = bar.turnDeg + bar.turns * 360
  const [low, high] = start < end ? [start, end] : [end, start]
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

function strip(bar: TwistedBar, side: Side, turns: readonly number[]): Face {
  const upwards = bar.turns > 0 ? turns : turns.toReversed()
  const left = smoothLine(upwards.map((turn) => pointOf(bar, side.left, turn)))
  const right = smoothLine(upwards.map((turn) => pointOf(bar, side.right, turn)))
  const low = heightOf(bar, upwards[0] ?? 0)
  const high = heightOf(bar, upwards.at(-1) ?? 0)
  const stops = upwards.map((turn): ShadingStop => {
    const offset = (heightOf(bar, turn) - low) / (high - low)
    return [offset, lightOn(wrapped(side.normalDeg + turn))]
  })
  return {
    kind: 'face',
    outline: closed(joined(left, reversed(right))),
    shading: { run: 'along', stops },
  }
}

function glint(bar: TwistedBar, corner: Corner, turns: readonly number[]): Line {
  const path = smoothLine(turns.map((turn) => pointOf(bar, corner, turn)))
  return { kind: 'line', role: 'glint', path, widthIn: 0.035 }
}

function pointOf(bar: TwistedBar, corner: Corner, turn: number): Point {
  const y = heightOf(bar, turn)
  const across = corner.radiusIn * sinDeg(corner.angleDeg) * widthShare(bar, y)
  const deep = corner.radiusIn * cosDeg(corner.angleDeg)
  return [across * cosDeg(turn) + deep * sinDeg(turn), y]
}

/** How much of its full width the strip has at a height. */
export function widthShare(
  { taper, widthIn, fromIn, toIn }: Omit<TwistedBar, 'turnDeg'>,
  heightIn: number,
): number {
  if (taper === undefined) return 1
  const t = Math.min(1, Math.min(heightIn - fromIn, toIn - heightIn) / taper.lengthIn)
  const least = taper.widthIn / widthIn
  return least + (1 - least) * Math.sin((Math.PI / 2) * Math.max(0, t))
}

function heightOf(bar: TwistedBar, turn: number): number {
  const angle = turn - bar.turnDeg
  const isEnd = Math.abs(angle - twistAngle(bar, bar.toIn)) < 1e-9
  return isEnd ? bar.toIn : twistHeight(bar, angle)
}

function wrapped(angleDeg: number): number {
  return ((((angleDeg + 180) % 360) + 360) % 360) - 180
}

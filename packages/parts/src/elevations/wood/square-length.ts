import { closed, joined, type Path, type Point, polyline, reversed } from '../../geometry/path.ts'
import { lightOn } from '../light.ts'
import { cosDeg, sinDeg } from '../../geometry/degrees.ts'
import { evenShading, type Face } from '../piece.ts'

/** A square stick with its long edges eased, seen turned by `turnDeg`. */
export interface SquareStick {
  readonly blockIn: number
  readonly easeIn: number
  readonly turnDeg: number
}

/** A flat along the stick: its distance from the axis, half its width, and where it faces. */
export interface Flat {
  readonly distanceIn: number
  readonly halfIn: number
  readonly normalDeg: number
}

/** Where a flat ends, by how far a place on it lies from the axis. */
export type EndHeight = (radiusIn: number) => number

export interface FlatEnds {
  readonly bottom: EndHeight
  readonly top: EndHeight
}

const STEPS = 6

/** The flats in sight, sides and eased edges, from left to right. */
export function flatsInSight({ blockIn, easeIn, turnDeg }: SquareStick): readonly Flat[] {
  const side = { distanceIn: blockIn / 2, halfIn: blockIn / 2 - easeIn }
  const ease = { distanceIn: (blockIn - easeIn) / Math.SQRT2, halfIn: easeIn / Math.SQRT2 }
  return [0, 45, 90, 135, 180, 225, 270, 315]
    .map((aroundDeg) => ({
      ...(aroundDeg % 90 === 0 ? side : ease),
      normalDeg: wrapped(aroundDeg + turnDeg),
    }))
    .filter((flat) => Math.abs(flat.normalDeg) < 89)
    .toSorted((a, b) => a.normalDeg - b.normalDeg)
}

/** A flat between two ends, which may run in curves where a turning begins. */
export function flatFace(flat: Flat, { bottom, top }: FlatEnds): Face {
  const outline = closed(joined(endLine(flat, bottom), reversed(endLine(flat, top))))
  const light = lightOn(flat.normalDeg)
  const shading = {
    run: 'across',
    stops: [
      [0, light * 0.96],
      [0.4, light * 1.03],
      [1, light * 0.93],
    ],
  } as const
  return { kind: 'face', outline, shading: flat.halfIn < 0.1 ? evenShading(light) : shading }
}

/** The end of a flat from left to right. */
export function endLine(flat: Flat, end: EndHeight): Path {
  const points = Array.from({ length: STEPS * 2 + 1 }, (_, step): Point => {
    const alongIn = (step / STEPS - 1) * flat.halfIn
    return [acrossIn(flat, alongIn), end(Math.hypot(flat.distanceIn, alongIn))]
  })
  const isLevel = points.every(([, y]) => y === points[0]?.[1])
  const [first, last] = [points[0], points.at(-1)]
  return polyline(isLevel && first && last ? [first, last] : points)
}

/** Where a place on a flat, `alongIn` from its middle, is seen from left to right. */
export function acrossIn(flat: Flat, alongIn: number): number {
  return flat.distanceIn * sinDeg(flat.normalDeg) + alongIn * cosDeg(flat.normalDeg)
}

function wrapped(angleDeg: number): number {
  return ((((angleDeg + 180) % 360) + 360) % 360) - 180
}

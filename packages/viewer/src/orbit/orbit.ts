import { type SpacePoint, cross, dot, unit } from '@millrun/parts/geometry/space'
import type { Box } from '@millrun/parts/solids/mesh/measured'

/** From where a part is looked at. */
export interface Orbit {
  /** What is in the middle of the frame, in inches. */
  readonly target: SpacePoint
  /** Round to the right of the part; 0 is straight in front of it. */
  readonly azimuthDeg: number
  /** Above the part; negative from below. */
  readonly elevationDeg: number
  readonly distanceIn: number
}

/** Round it and above it, from however far. */
export type ViewAngle = Pick<Orbit, 'azimuthDeg' | 'elevationDeg'>

/** The size of what is seen on, in CSS pixels. */
export interface ViewSize {
  readonly widthPx: number
  readonly heightPx: number
}

/** A long lens, as in a studio: upright parts stay upright. */
export const LENS_DEG = 24
/** Straight from above, nobody knows where up is. */
const STEEPEST_DEG = 86
/** Nothing can be turned past this far, in the fitted distance. */
const FARTHEST = 1.25

/** Turned by as much to the right and up. */
export function turned(orbit: Orbit, rightDeg: number, upDeg: number): Orbit {
  return {
    ...orbit,
    azimuthDeg: orbit.azimuthDeg + rightDeg,
    elevationDeg: clamp(orbit.elevationDeg + upDeg, -STEEPEST_DEG, STEEPEST_DEG),
  }
}

/** How near and how far one may go to a part in a frame, in inches. */
export function reachOf(box: Box, whole: Orbit): readonly [least: number, most: number] {
  const [short = 0, middle = 0] = sizeOf(box).toSorted((a, b) => a - b)
  return [Math.hypot(short, middle) / 2 + 3, whole.distanceIn * FARTHEST]
}

/**
 * `factor` times as near, keeping what is seen at a place of the frame where it is; the place is in
 * pixels right of and above the middle.
 */
export function nearer(
  orbit: Orbit,
  factor: number,
  [least, most]: readonly [number, number],
  frame: ViewSize,
  [rightPx, upPx]: readonly [number, number] = [0, 0],
): Orbit {
  const distanceIn = clamp(orbit.distanceIn / factor, least, most)
  const kept = 1 - distanceIn / orbit.distanceIn
  return { ...moved(orbit, rightPx * kept, upPx * kept, frame), distanceIn }
}

/** Looks at what is as many pixels right of and above the middle of the frame. */
export function moved(orbit: Orbit, rightPx: number, upPx: number, frame: ViewSize): Orbit {
  const inchesPerPx = (2 * orbit.distanceIn * halfTangent()) / frame.heightPx
  const { right, up } = axesOf(orbit)
  const at = (axis: 0 | 1 | 2) =>
    orbit.target[axis] + inchesPerPx * (rightPx * right[axis] + upPx * up[axis])
  return { ...orbit, target: [at(0), at(1), at(2)] }
}

/** With the target brought back into the part's box. */
export function keptWithin(orbit: Orbit, { least, most }: Box): Orbit {
  const at = (axis: 0 | 1 | 2) => clamp(orbit.target[axis], least[axis], most[axis])
  return { ...orbit, target: [at(0), at(1), at(2)] }
}

/** Looks at a whole part from a side, as near as it and `marginPx` round it allow. */
export function wholeInView(box: Box, side: ViewAngle, frame: ViewSize, marginPx: number): Orbit {
  const target = middleOf(box)
  const away: Orbit = { ...side, target, distanceIn: 1 }
  const { right, up, back } = axesOf(away)
  const tangent = halfTangent() / frame.heightPx
  const across = tangent * Math.max(40, frame.widthPx - 2 * marginPx)
  const upright = tangent * Math.max(40, frame.heightPx - 2 * marginPx)
  const needed = cornersOf(box).map((corner) => {
    const offset = minus(corner, target)
    const nearIn = dot(offset, back)
    return (
      nearIn + Math.max(Math.abs(dot(offset, right)) / across, Math.abs(dot(offset, up)) / upright)
    )
  })
  return { ...away, distanceIn: Math.max(...needed) }
}

/** Where the eye is. */
export function eyeOf(orbit: Orbit): SpacePoint {
  const { back } = axesOf(orbit)
  const at = (axis: 0 | 1 | 2) => orbit.target[axis] + orbit.distanceIn * back[axis]
  return [at(0), at(1), at(2)]
}

/** Where a point of the part is seen, in pixels from the top left of the frame. */
export function seenAt(
  orbit: Orbit,
  frame: ViewSize,
  point: SpacePoint,
): readonly [number, number] {
  const { right, up, back } = axesOf(orbit)
  const offset = minus(point, orbit.target)
  const depthIn = Math.max(0.01, orbit.distanceIn - dot(offset, back))
  const pxPerIn = frame.heightPx / (2 * halfTangent() * depthIn)
  return [
    frame.widthPx / 2 + pxPerIn * dot(offset, right),
    frame.heightPx / 2 - pxPerIn * dot(offset, up),
  ]
}

/** Part of the way from one view to another. */
export function onTheWay(from: Orbit, to: Orbit, share: number): Orbit {
  const mix = (a: number, b: number) => a + (b - a) * share
  const at = (axis: 0 | 1 | 2) => mix(from.target[axis], to.target[axis])
  return {
    target: [at(0), at(1), at(2)],
    azimuthDeg: mix(from.azimuthDeg, to.azimuthDeg),
    elevationDeg: mix(from.elevationDeg, to.elevationDeg),
    distanceIn: mix(from.distanceIn, to.distanceIn),
  }
}

/** Whether two views differ by less than anybody sees. */
export function isSameView(a: Orbit, b: Orbit): boolean {
  const offset = minus(a.target, b.target)
  return (
    Math.abs(a.azimuthDeg - b.azimuthDeg) < 0.05 &&
    Math.abs(a.elevationDeg - b.elevationDeg) < 0.05 &&
    Math.abs(a.distanceIn / b.distanceIn - 1) < 0.0005 &&
    Math.hypot(...offset) < a.distanceIn * 0.0003
  )
}

export function middleOf({ least, most }: Box): SpacePoint {
  const at = (axis: 0 | 1 | 2) => (least[axis] + most[axis]) / 2
  return [at(0), at(1), at(2)]
}

/** Width, height and depth, in inches. */
export function sizeOf({ least, most }: Box): SpacePoint {
  return minus(most, least)
}

function cornersOf({ least, most }: Box): readonly SpacePoint[] {
  const ends = [least, most]
  return ends.flatMap(([x]) =>
    ends.flatMap(([, y]) => ends.map(([, , z]): SpacePoint => [x, y, z])),
  )
}

/** Right, up and towards the eye, as they are seen from a side. */
export function axesOf({ azimuthDeg, elevationDeg }: ViewAngle) {
  const [azimuth, elevation] = [radians(azimuthDeg), radians(elevationDeg)]
  const back: SpacePoint = [
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(azimuth) * Math.cos(elevation),
  ]
  const right = unit(cross([0, 1, 0], back))
  return { right, up: cross(back, right), back }
}

/** Of the lens, from the middle of a frame to its upper edge. */
export function halfTangent(): number {
  return Math.tan(radians(LENS_DEG) / 2)
}

function minus(a: SpacePoint, b: SpacePoint): SpacePoint {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

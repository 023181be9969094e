import type { TurnedShape } from '@millrun/catalogue/shapes/turned-shape'
import { closed, joined, type Path, type Point, reversed, smoothLine } from '../../geometry/path.ts'
import { cosDeg, sinDeg } from '../../geometry/degrees.ts'
import type { Face, Shading } from '../piece.ts'
import { radiusAt } from './lathe-profile.ts'

/** Share of the girth that the grooves take. */
export const GROOVE_SHARE = 0.6
const STEPS = 6

/** The flutes in sight on a tapering shaft, left to right. */
export function fluteFaces(shape: TurnedShape, turnDeg: number): readonly Face[] {
  const { flutes } = shape
  if (flutes === undefined) return []
  const pitchDeg = 360 / flutes.count
  const halfDeg = (pitchDeg * GROOVE_SHARE) / 2
  return Array.from({ length: flutes.count }, (_, flute) =>
    wrapped((flute + 0.5) * pitchDeg + turnDeg),
  )
    .filter((angleDeg) => Math.abs(angleDeg) < 80)
    .toSorted((a, b) => a - b)
    .map((angleDeg) => ({
      kind: 'face',
      outline: grooveOutline(shape, flutes, angleDeg, halfDeg),
      shading: GROOVE_SHADING,
    }))
}

/** A groove is dark on the side of the light and bright on the other. */
const GROOVE_SHADING: Shading = {
  run: 'across',
  stops: [
    [0, 0.08],
    [0.35, 0.2],
    [0.8, 0.5],
    [1, 0.66],
  ],
}

function grooveOutline(
  shape: TurnedShape,
  flutes: { readonly fromIn: number; readonly toIn: number },
  angleDeg: number,
  halfDeg: number,
): Path {
  const endIn = 1.6 * radiusAt(shape, flutes.fromIn) * sinDeg(halfDeg)
  const edge = (side: 1 | -1) =>
    smoothLine(
      grooveHalves(flutes, endIn).map(([heightIn, share]): Point => {
        const aroundDeg = clamped(angleDeg + side * share * halfDeg)
        return [radiusAt(shape, heightIn) * sinDeg(aroundDeg), heightIn]
      }),
    )
  return closed(joined(edge(-1), reversed(edge(1))))
}

/** Heights along a groove with round ends, and the share of its width that it has there. */
function grooveHalves(
  flutes: { readonly fromIn: number; readonly toIn: number },
  endIn: number,
): readonly (readonly [heightIn: number, share: number])[] {
  const round = Array.from({ length: STEPS + 1 }, (_, step) => (step / STEPS) * 90)
  const low = round.map((deg) => [flutes.fromIn + endIn * (1 - cosDeg(deg)), sinDeg(deg)] as const)
  const high = low.map(
    ([heightIn, share]) => [flutes.fromIn + flutes.toIn - heightIn, share] as const,
  )
  return [...low, ...high.toReversed()]
}

function clamped(angleDeg: number): number {
  return Math.min(88, Math.max(-88, angleDeg))
}

function wrapped(angleDeg: number): number {
  return ((((angleDeg + 180) % 360) + 360) % 360) - 180
}

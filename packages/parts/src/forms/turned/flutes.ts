import type { TurnedShape } from '@millrun/catalogue/shapes/turned-shape'
import { type Face, face } from '../../elevations/outline.ts'
import { cosDeg, sinDeg } from '../../geometry/degrees.ts'
import { closed, joined, type Path, type Point, reversed, smoothLine } from '../../geometry/path.ts'
import type { Carving } from '../../turning/lathe.ts'
import { radiusAt } from '../../turning/lathe-profile.ts'

type Flutes = NonNullable<TurnedShape['flutes']>

/** Share of the girth that the grooves take. */
const GROOVE_SHARE = 0.6
/** A flute is a little shallower than half a circle. */
const DEPTH_SHARE = 0.85
const STEPS = 6
/** Grooves farther round than this are out of sight. */
const SIGHT_DEG = 80

/** Grooves with a round section and round ends, run up a shaft with a core-box bit. */
export function fluteCarving({ fromIn, toIn, count }: Flutes): Carving {
  const pitch = (2 * Math.PI) / count
  return {
    fromIn,
    toIn,
    stepIn: 0.12,
    depthIn(angle, heightIn, radiusIn) {
      const off = Math.abs(fromMiddle(angle / pitch)) * pitch * radiusIn
      const halfIn = (pitch * GROOVE_SHARE * radiusIn) / 2
      const beyondIn = Math.max(0, fromIn + halfIn - heightIn, heightIn - toIn + halfIn)
      return DEPTH_SHARE * Math.sqrt(Math.max(0, halfIn ** 2 - off ** 2 - beyondIn ** 2))
    },
  }
}

/** From -0.5 to 0.5: where between two ridges a place lies. */
function fromMiddle(pitches: number): number {
  return pitches - Math.floor(pitches) - 0.5
}

/** The flutes in sight on a tapering shaft, left to right. */
export function fluteOutlines(shape: TurnedShape): readonly Face[] {
  const { flutes } = shape
  if (flutes === undefined) return []
  const pitchDeg = 360 / flutes.count
  const halfDeg = (pitchDeg * GROOVE_SHARE) / 2
  return Array.from({ length: flutes.count }, (_, flute) => fromFrontDeg((flute + 0.5) * pitchDeg))
    .filter((angleDeg) => Math.abs(angleDeg) < SIGHT_DEG)
    .toSorted((a, b) => a - b)
    .map((angleDeg) => face(grooveOutline(shape, flutes, angleDeg, halfDeg)))
}

function grooveOutline(
  shape: TurnedShape,
  flutes: Flutes,
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
  flutes: Flutes,
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

/** From -180 to 180: how far round from the front. */
function fromFrontDeg(angleDeg: number): number {
  return angleDeg > 180 ? angleDeg - 360 : angleDeg
}

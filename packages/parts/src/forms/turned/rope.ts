import type { Station, TurnedShape } from '@millrun/catalogue/shapes/turned-shape'
import { edge, face, type Outline } from '../../elevations/outline.ts'
import { sinDeg } from '../../geometry/degrees.ts'
import {
  closed,
  joined,
  type Path,
  type Point,
  polyline,
  reversed,
  smoothLine,
} from '../../geometry/path.ts'
import type { Carving } from '../../turning/lathe.ts'
import { radiusAt } from '../../turning/lathe-profile.ts'

type Rope = NonNullable<TurnedShape['spiral']>

const ANGLES_DEG = [-90, -75, -55, -30, 0, 30, 55, 75, 90]
const STEPS_A_TURN = 48
/** Height over which the grooves fade out towards either end, in inches. */
const FADE_IN = 0.7
/** Less of a strand than this is not drawn. */
const LEAST_IN = 0.02

/** The strands of a rope turning: round backs between grooves that fade out at both ends. */
export function ropeCarving(rope: Rope): Carving {
  const { fromIn, toIn, turns, strands, depthIn } = rope
  const turnsAt = (heightIn: number) =>
    (turns * (Math.min(toIn, Math.max(fromIn, heightIn)) - fromIn)) / (toIn - fromIn)
  return {
    fromIn,
    toIn,
    stepIn: (toIn - fromIn) / turns / STEPS_A_TURN,
    woundAt: (heightIn) => 2 * Math.PI * turnsAt(heightIn),
    depthIn(angle, heightIn) {
      const share = fraction((turnsAt(heightIn) - angle / (2 * Math.PI)) * strands)
      const fade = Math.min(1, (heightIn - fromIn) / FADE_IN, (toIn - heightIn) / FADE_IN)
      return depthIn * Math.max(0, fade) * grooveShare(share)
    },
  }
}

function fraction(value: number): number {
  return value - Math.floor(value)
}

/** The strands of a rope turning that are in sight, each over the groove below it. */
export function ropeOutlines(shape: TurnedShape): readonly Outline[] {
  const { spiral } = shape
  if (spiral === undefined) return []
  const strandIn = pitchIn(spiral) / spiral.strands
  const first = Math.floor((spiral.fromIn - pitchIn(spiral)) / strandIn)
  const last = Math.ceil((spiral.toIn + pitchIn(spiral)) / strandIn)
  const grooves = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * strandIn)
  return grooves.flatMap((grooveIn) => {
    const line = (share: number) =>
      ANGLES_DEG.map((angleDeg) => place(shape, spiral, grooveIn, share, angleDeg))
    const strand = closed(joined(smoothLine(line(0)), reversed(smoothLine(line(1)))))
    const groove = polyline(line(0))
    return [
      ...(hasHeight(strand) ? [face(strand)] : []),
      ...(hasHeight(groove) ? [edge(groove)] : []),
    ]
  })
}

/** The shape without its strands: what stands between them, down to the bottom of the grooves. */
export function ropeCore(shape: TurnedShape): TurnedShape {
  const { spiral } = shape
  if (spiral === undefined) return shape
  const { fromIn, toIn, depthIn } = spiral
  const at = (heightIn: number, cutIn: number): Station => [
    heightIn,
    2 * (radiusAt(shape, heightIn) - cutIn),
  ]
  const core = [
    at(fromIn, 0),
    at(fromIn + FADE_IN, depthIn),
    at(toIn - FADE_IN, depthIn),
    at(toIn, 0),
  ]
  const below = shape.stations.filter(([heightIn]) => heightIn < fromIn)
  const above = shape.stations.filter(([heightIn]) => heightIn > toIn)
  return { ...shape, stations: [...below, ...core, ...above] }
}

function pitchIn(rope: Rope): number {
  return (rope.toIn - rope.fromIn) / rope.turns
}

/** A place on the rope: `share` 0 to 1 is the way from groove to groove, `angleDeg` the way round. */
function place(
  shape: TurnedShape,
  rope: Rope,
  grooveIn: number,
  share: number,
  angleDeg: number,
): Point {
  const risen = grooveIn + (share * pitchIn(rope)) / rope.strands + (pitchIn(rope) * angleDeg) / 360
  const heightIn = Math.min(rope.toIn, Math.max(rope.fromIn, risen))
  const fade = Math.min(1, (heightIn - rope.fromIn) / FADE_IN, (rope.toIn - heightIn) / FADE_IN)
  const depthIn = rope.depthIn * Math.max(0, fade) * grooveShare(share)
  return [(radiusAt(shape, heightIn) - depthIn) * sinDeg(angleDeg), heightIn]
}

/** How much of the groove's depth is cut at a share of the strand: all at its edges, none on its crown. */
function grooveShare(share: number): number {
  return 1 - Math.sqrt(Math.max(0, 1 - (2 * share - 1) ** 2))
}

function hasHeight(path: Path): boolean {
  const heights = [path.start[1], ...path.parts.map((part) => part.to[1])]
  return Math.max(...heights) - Math.min(...heights) > LEAST_IN
}

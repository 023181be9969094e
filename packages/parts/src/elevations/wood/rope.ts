import type { Station, TurnedShape } from '@millrun/catalogue/shapes/turned-shape'
import { closed, joined, type Point, polyline, reversed, smoothLine } from '../../geometry/path.ts'
import { cosDeg, sinDeg } from '../../geometry/degrees.ts'
import type { Face, Line, Piece, ShadingStop } from '../piece.ts'
import { evenShading } from '../piece.ts'
import { radiusAt } from './lathe-profile.ts'
import { turnedLight } from './turned-light.ts'

type Rope = NonNullable<TurnedShape['spiral']>

/** Bands that a strand is drawn in, from groove to groove. */
const BANDS = 7
const ANGLES_DEG = [-90, -75, -55, -30, 0, 30, 55, 75, 90]
/** Height over which the grooves fade out towards either end, in inches. */
export const FADE_IN = 0.7

/** The strands of a rope turning that are in sight, each in bands from its lower groove to its upper. */
export function ropePieces(shape: TurnedShape): readonly Piece[] {
  const { spiral } = shape
  if (spiral === undefined) return []
  const strandIn = pitchIn(spiral) / spiral.strands
  const first = Math.floor((spiral.fromIn - pitchIn(spiral)) / strandIn)
  const last = Math.ceil((spiral.toIn + pitchIn(spiral)) / strandIn)
  const grooves = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * strandIn)
  return grooves
    .flatMap((grooveIn) => [
      strandBase(shape, spiral, grooveIn),
      ...Array.from({ length: BANDS }, (_, band) => bandFace(shape, spiral, grooveIn, band)),
      grooveLine(shape, spiral, grooveIn),
    ])
    .filter((piece) => hasHeight(piece))
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
export function grooveShare(share: number): number {
  return 1 - Math.sqrt(Math.max(0, 1 - (2 * share - 1) ** 2))
}

function bandOutline(shape: TurnedShape, rope: Rope, grooveIn: number, from: number, to: number) {
  const edge = (share: number) =>
    smoothLine(ANGLES_DEG.map((angleDeg) => place(shape, rope, grooveIn, share, angleDeg)))
  return closed(joined(edge(from), reversed(edge(to))))
}

function strandBase(shape: TurnedShape, rope: Rope, grooveIn: number): Face {
  return {
    kind: 'face',
    outline: bandOutline(shape, rope, grooveIn, 0, 1),
    shading: evenShading(0.3),
  }
}

function bandFace(shape: TurnedShape, rope: Rope, grooveIn: number, band: number): Face {
  const from = band / BANDS
  const to = (band + 1) / BANDS
  const leanDeg = -62 * (from + to - 1)
  return {
    kind: 'face',
    outline: bandOutline(shape, rope, grooveIn, from, Math.min(1, to + 0.02)),
    shading: { run: 'across', stops: ANGLES_DEG.map((angle) => stop(angle, leanDeg)) },
    isShadeOnly: true,
  }
}

/** The upper half of a strand leans up, the lower half down. */
function stop(angleDeg: number, leanDeg: number): ShadingStop {
  return [
    (1 + sinDeg(angleDeg)) / 2,
    turnedLight(angleDeg * 0.94, -leanDeg) * (0.75 + 0.25 * cosDeg(leanDeg)),
  ]
}

function grooveLine(shape: TurnedShape, rope: Rope, grooveIn: number): Line {
  const path = polyline(ANGLES_DEG.map((angleDeg) => place(shape, rope, grooveIn, 0, angleDeg)))
  return { kind: 'line', role: 'edge', path, widthIn: 0.02 }
}

function hasHeight(piece: Piece): boolean {
  const path = piece.kind === 'face' ? piece.outline : piece.path
  const heights = [path.start[1], ...path.parts.map((part) => part.to[1])]
  return Math.max(...heights) - Math.min(...heights) > 0.02
}

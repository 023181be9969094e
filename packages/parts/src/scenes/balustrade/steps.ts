import type { SpacePoint } from '../../geometry/space.ts'
import { type Point, polygon } from '../../geometry/path.ts'
import { evenShading, type Face, type Piece } from '../../elevations/piece.ts'
import type { Standpoint } from '../../elevations/stack/ring.ts'
import { mouldedPlate } from '../../surface/moulded-plate.ts'
import { plateOutline } from '../../surface/plate-outlines.ts'
import { seenAt } from '../../surface/sight.ts'
import { surfaceDrawing } from '../../surface/surface-drawing.ts'
import { totalRun } from '../straight-stair.ts'
import {
  LANDING_END_IN,
  LANDING_IN,
  SKIRT_Z_IN,
  STAIR,
  TREAD_END_Z_IN,
  WALL_Z_IN,
} from './layout.ts'

const SKIRT_IN = 11
/** How far the starting step reaches out beside the flight. */
const BULLNOSE_IN = 12

/** The wall behind the stair, seen from the front. */
export function wallFace(from: Standpoint): Face {
  return facing(from, [
    [-16, 0, WALL_Z_IN],
    [LANDING_END_IN + 12, 0, WALL_Z_IN],
    [LANDING_END_IN + 12, 122, WALL_Z_IN],
    [-16, 122, WALL_Z_IN],
  ])
}

/** Landing and steps, the far ones first, and the skirt that carries their near ends. */
export function stepPieces(from: Standpoint): readonly Piece[] {
  const steps = Array.from({ length: STAIR.risers - 2 }, (_, index) => STAIR.risers - 1 - index)
  return [
    ...landing(from),
    facing(from, skirt()),
    ...steps.flatMap((step) => treadAndRiser(step, from)),
    ...startingStep(from),
  ]
}

function landing(from: Standpoint): readonly Face[] {
  const left = totalRun(STAIR) - STAIR.nosingIn
  const near = TREAD_END_Z_IN
  const apronTop = LANDING_IN - STAIR.treadIn
  return [
    facing(from, level(left, LANDING_END_IN, LANDING_IN)),
    facing(from, upright(left, LANDING_END_IN, apronTop, LANDING_IN, near)),
    riser(STAIR.risers, from),
    facing(from, [
      [left, apronTop, WALL_Z_IN],
      [left, apronTop, near],
      [left, LANDING_IN, near],
      [left, LANDING_IN, WALL_Z_IN],
    ]),
  ]
}

/** The skirt below the near ends of the treads and along the landing. */
function skirt(): readonly SpacePoint[] {
  const pitch = STAIR.riseIn / STAIR.runIn
  const { riseIn, runIn } = STAIR
  const steps = Array.from({ length: STAIR.risers - 1 }, (_, index): readonly Point[] => [
    [(index + 1) * runIn, (index + 1) * riseIn - STAIR.treadIn],
    [(index + 1) * runIn, (index + 2) * riseIn - STAIR.treadIn],
  ])
  const apron = LANDING_IN - SKIRT_IN - STAIR.treadIn
  const foot = SKIRT_IN / pitch
  const corners: readonly Point[] = [
    [runIn, 0],
    ...steps.flat(),
    [LANDING_END_IN, LANDING_IN - STAIR.treadIn],
    [LANDING_END_IN, apron],
    [foot + apron / pitch, apron],
    [foot, 0],
  ]
  return corners.map(([x, y]) => [x, y, SKIRT_Z_IN])
}

function treadAndRiser(step: number, from: Standpoint): readonly Face[] {
  const left = (step - 1) * STAIR.runIn - STAIR.nosingIn
  const right = step * STAIR.runIn
  const top = step * STAIR.riseIn
  const under = top - STAIR.treadIn
  return [
    riser(step, from),
    facing(from, level(left, right, top)),
    facing(from, upright(left, right, under, top, TREAD_END_Z_IN)),
    facing(from, [
      [left, under, WALL_Z_IN],
      [left, under, TREAD_END_Z_IN],
      [left, top, TREAD_END_Z_IN],
      [left, top, WALL_Z_IN],
    ]),
  ]
}

function riser(step: number, from: Standpoint): Face {
  const x = (step - 1) * STAIR.runIn
  const bottom = (step - 1) * STAIR.riseIn
  return facing(from, [
    [x, bottom, WALL_Z_IN],
    [x, bottom, SKIRT_Z_IN],
    [x, bottom + STAIR.riseIn, SKIRT_Z_IN],
    [x, bottom + STAIR.riseIn, WALL_Z_IN],
  ])
}

/** The first step, rounded at its near end under the scroll. */
function startingStep(from: Standpoint): readonly Piece[] {
  const depth = STAIR.runIn + STAIR.nosingIn
  const middleX = (STAIR.runIn - STAIR.nosingIn) / 2
  const length = BULLNOSE_IN - WALL_Z_IN
  const middleZ = (BULLNOSE_IN + WALL_Z_IN) / 2
  const place = (across: number, up: number, out: number): SpacePoint => [
    middleX + up,
    out,
    middleZ + across,
  ]
  const under = STAIR.riseIn - STAIR.treadIn
  const outline = halfRounded(length, depth)
  const riserPlate = mouldedPlate({
    outline: (inset) => outline(inset + STAIR.nosingIn),
    moulding: [
      [0, 0],
      [0, under],
    ],
    place,
  })
  const tread = mouldedPlate({
    outline,
    moulding: [
      [0.2, under],
      [0, under + 0.3],
      [0, STAIR.riseIn - 0.3],
      [0.2, STAIR.riseIn],
    ],
    place,
  })
  const foot = outline(STAIR.nosingIn).map(([x, y]) => place(x, y, 0))
  return [
    ...surfaceDrawing({ patches: riserPlate, ends: [], seams: [closedLine(foot)] }, from),
    ...surfaceDrawing({ patches: tread, ends: [], seams: [] }, from),
  ]
}

function closedLine(corners: readonly SpacePoint[]): readonly SpacePoint[] {
  return [...corners, ...corners.slice(0, 1)]
}

/** A board with one square end, to the left, and one rounded one. */
function halfRounded(lengthIn: number, depthIn: number): (insetIn: number) => readonly Point[] {
  return (insetIn) => {
    const round = plateOutline('oblong', lengthIn, depthIn)(insetIn).filter(([x]) => x > 0)
    const half = depthIn / 2 - insetIn
    const upper = round.filter(([, y]) => y >= 0)
    const lower = round.filter(([, y]) => y < 0)
    return [...upper, [-lengthIn / 2, half], [-lengthIn / 2, -half], ...lower]
  }
}

function level(left: number, right: number, y: number): readonly SpacePoint[] {
  return [
    [left, y, WALL_Z_IN],
    [left, y, TREAD_END_Z_IN],
    [right, y, TREAD_END_Z_IN],
    [right, y, WALL_Z_IN],
  ]
}

function upright(
  left: number,
  right: number,
  bottom: number,
  top: number,
  z: number,
): readonly SpacePoint[] {
  return [
    [left, bottom, z],
    [right, bottom, z],
    [right, top, z],
    [left, top, z],
  ]
}

function facing(from: Standpoint, corners: readonly SpacePoint[]): Face {
  const outline = polygon(corners.map((corner) => seenAt(corner, from)))
  return { kind: 'face', outline, shading: evenShading(0.5) }
}

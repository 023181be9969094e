import { evenShading, type Piece, type Shading } from '../elevations/piece.ts'
import { rectangle } from '../geometry/figures.ts'
import { type Point, polygon, polyline } from '../geometry/path.ts'
import {
  railTop,
  railUnderside,
  totalRise,
  totalRun,
  type StraightStair,
} from './straight-stair.ts'

const STRINGER_IN = 11
const LANDING_IN = 60
const APRON_IN = 12
const BASEBOARD_IN = 5.25

const TREAD_END: Shading = {
  run: 'along',
  stops: [
    [0, 0.16],
    [0.25, 0.42],
    [0.75, 0.62],
    [1, 0.85],
  ],
}

/** Tread ends with the cove below them, and the landing's edge. */
export function treadPieces(stair: StraightStair): readonly Piece[] {
  const treads = Array.from({ length: stair.risers - 1 }, (_, index) => {
    const left = index * stair.runIn - stair.nosingIn
    const right = (index + 1) * stair.runIn + stair.nosingIn
    return treadEnd(left, right, (index + 1) * stair.riseIn, stair.treadIn)
  })
  const edge = totalRun(stair) - stair.nosingIn
  return [...treads.flat(), ...treadEnd(edge, edge + LANDING_IN, totalRise(stair), stair.treadIn)]
}

function treadEnd(left: number, right: number, top: number, thickness: number): readonly Piece[] {
  return [
    face(
      rectanglePoints(left + 0.6, top - thickness - 0.6, right - 0.6, top - thickness),
      evenShading(0.2),
    ),
    face(rectanglePoints(left, top - thickness, right, top), TREAD_END),
  ]
}

/** The skirt that is cut to the steps, and the apron of the landing. */
export function stringerPieces(stair: StraightStair): readonly Piece[] {
  const steps = Array.from({ length: stair.risers }, (_, index): readonly Point[] => [
    [index * stair.runIn, index * stair.riseIn],
    [index * stair.runIn, (index + 1) * stair.riseIn],
  ])
  const outline = [
    ...steps.flat(),
    [totalRun(stair) + LANDING_IN, totalRise(stair)] as const,
    ...lowerEdge(stair).toReversed(),
  ]
  return [
    face(outline, evenShading(0.72)),
    { kind: 'line', role: 'shade', path: polyline(lowerEdge(stair)), widthIn: 0.12 },
  ]
}

/** The wall below the flight, down to the floor. */
export function wallPieces(stair: StraightStair): readonly Piece[] {
  const edge = lowerEdge(stair)
  const right = totalRun(stair) + LANDING_IN
  return [
    face([...edge, [right, 0]], evenShading(0.28)),
    face(rectanglePoints(edge[0]?.[0] ?? 0, 0, right, BASEBOARD_IN), evenShading(0.62)),
  ]
}

/** Where skirt and apron end, from the floor up to the landing's far end. */
function lowerEdge(stair: StraightStair): readonly Point[] {
  const pitch = stair.riseIn / stair.runIn
  const atFloor = STRINGER_IN / pitch - stair.nosingIn
  const apron = totalRise(stair) - APRON_IN
  return [
    [atFloor, 0],
    [atFloor + apron / pitch, apron],
    [totalRun(stair) + LANDING_IN, apron],
  ]
}

/** The rail between two heights, moulded along its length. */
export function railPieces(stair: StraightStair, fromIn: number, toIn: number): readonly Piece[] {
  const bands = [
    { from: 0, to: 1, light: 0.3 },
    { from: 0.1, to: 0.34, light: 0.42 },
    { from: 0.42, to: 0.94, light: 0.56 },
    { from: 0.66, to: 0.9, light: 0.74 },
    { from: 0.8, to: 0.86, light: 0.92 },
  ]
  return bands.map(({ from, to, light }) => {
    const outline = [
      railPoint(stair, fromIn, from),
      railPoint(stair, toIn, from),
      railPoint(stair, toIn, to),
      railPoint(stair, fromIn, to),
    ]
    return face(outline, evenShading(light))
  })
}

/** A point of the rail's side: `share` of its depth above the underside. */
function railPoint(stair: StraightStair, xIn: number, share: number): Point {
  const under = railUnderside(stair, xIn)
  return [xIn, under + (railTop(stair, xIn) - under) * share]
}

/** A level rail over the landing. */
export function levelRailPieces(
  fromIn: number,
  toIn: number,
  topIn: number,
  depthIn: number,
): readonly Piece[] {
  return [
    face(rectanglePoints(fromIn, topIn - depthIn, toIn, topIn), {
      run: 'along',
      stops: [
        [0, 0.3],
        [0.3, 0.4],
        [0.45, 0.55],
        [0.8, 0.78],
        [0.9, 0.92],
        [1, 0.6],
      ],
    }),
  ]
}

function face(points: readonly Point[], shading: Shading): Piece {
  return { kind: 'face', outline: polygon(points), shading }
}

function rectanglePoints(
  left: number,
  bottom: number,
  right: number,
  top: number,
): readonly Point[] {
  const { start, parts } = rectangle([left, bottom], [right, top])
  return [start, ...parts.map((part) => part.to)]
}

import type { KitPiece, RodPiece, SyringePiece } from '@millrun/catalogue/shapes/kit-shape'
import { circle, rectangle } from '../../geometry/figures.ts'
import { type Path, type Point, polygon, polyline } from '../../geometry/path.ts'
import { evenShading, type Piece } from '../piece.ts'
import { roundStackShading } from '../stack/stack-light.ts'
import { hexagonRadiusIn, outlinePoints, toothedRadiusIn } from './bored-outline.ts'
import { nozzleCollar, nozzleTube } from './nozzle-side.ts'
import { plateHoles } from './plate-holes.ts'
import { rodRadiusIn } from './rod-side.ts'
import { rodRows } from './rod-rows.ts'
import { roundedSquare } from './rounded-square.ts'
import { syringeBlocks } from './syringe-blocks.ts'

const ROWS_PER_TURN = 8
const LINE_IN = 0.01
const FLAT_LIGHT = 0.62
const BORE_LIGHT = 0.12
const QUARTER = Math.PI / 2

/** A piece of a kit as one looks down on it, where it lies. */
export function kitPieceView(piece: KitPiece): readonly Piece[] {
  const at: Point = [piece.xIn, piece.yIn]
  switch (piece.kind) {
    case 'rod':
      return rodPieces(piece, at)
    case 'nozzle':
      return [nozzleCollar(piece), nozzleTube(piece)].map((side) =>
        round(polygon(bothSides(side, at, piece.lengthIn))),
      )
    case 'syringe':
      return syringePieces(piece, at)
    case 'nut':
      return [
        flat(
          outlinePoints((angle) => hexagonRadiusIn(piece.acrossFlatsIn, angle), 24),
          at,
        ),
        bore(at, piece.boreIn),
      ]
    case 'washer':
      return [
        flat(
          outlinePoints((angle) => toothedRadiusIn(piece, angle), 168),
          at,
        ),
        bore(at, piece.boreIn),
      ]
    case 'plug':
      return [
        { kind: 'face', outline: circle(at, piece.diameterIn / 2), shading: evenShading(0.7) },
      ]
    case 'plate':
      return [
        flat(roundedSquare(piece.sideIn, 6), at),
        ...plateHoles(piece).map((hole) =>
          bore([at[0] + hole.at[0], at[1] + hole.at[1]], hole.diameterIn),
        ),
      ]
  }
}

function rodPieces(rod: RodPiece & KitPiece, at: Point): readonly Piece[] {
  const headAt = rod.headIn === undefined ? rod.lengthIn : rod.lengthIn - rod.headIn / 2
  const place = placing(at, rod.lengthIn)
  const rows = rodRows(rod, headAt, ROWS_PER_TURN)
  const side = (angle: number, sign: 1 | -1) =>
    rows.map((row): Point => [sign * rodRadiusIn(rod, row, angle), row])
  const head: readonly Point[] =
    rod.headIn === undefined
      ? []
      : [
          [rod.headIn / 2, rod.lengthIn - 0.02],
          [rod.headIn / 2, rod.lengthIn],
          [-rod.headIn / 2, rod.lengthIn],
          [-rod.headIn / 2, rod.lengthIn - 0.02],
        ]
  const outline = [...side(QUARTER, 1), ...head, ...side(-QUARTER, -1).toReversed()]
  return [round(polygon(outline.map(place))), ...crests(rod).map((line) => edge(line.map(place)))]
}

/** The crests of the threads as they run over the front, up to the right. */
function crests(rod: RodPiece): readonly (readonly Point[])[] {
  return rod.threads.flatMap(({ fromIn, toIn, pitchIn }) => {
    const turns = Math.floor((toIn - fromIn) / pitchIn - 0.75)
    return Array.from({ length: Math.max(0, turns) }, (_, turn): readonly Point[] => {
      const left = fromIn + (turn + 0.25) * pitchIn
      const right = fromIn + (turn + 0.75) * pitchIn
      return [
        [-rodRadiusIn(rod, left, -QUARTER), left],
        [rodRadiusIn(rod, right, QUARTER), right],
      ]
    })
  })
}

function syringePieces(syringe: SyringePiece, at: Point): readonly Piece[] {
  return syringeBlocks(syringe).flatMap(({ fromIn, toIn, halfWideIn, atIn }) =>
    atIn.map((x) =>
      round(
        rectangle([at[0] + x - halfWideIn, at[1] + fromIn], [at[0] + x + halfWideIn, at[1] + toIn]),
      ),
    ),
  )
}

/** A side from the foot up on the right, and down again on the left. */
function bothSides(side: readonly Point[], at: Point, lengthIn: number): readonly Point[] {
  const mirrored = side.map(([x, y]): Point => [-x, y]).toReversed()
  return [...side, ...mirrored].map(placing(at, lengthIn))
}

/** Where a point of an upright piece lies, measured from its foot. */
function placing([x, y]: Point, lengthIn: number): (point: Point) => Point {
  return ([across, up]) => [x + across, y + up - lengthIn / 2]
}

function flat(outline: readonly Point[], [x, y]: Point): Piece {
  const placed = outline.map(([across, up]): Point => [x + across, y + up])
  return { kind: 'face', outline: polygon(placed), shading: evenShading(FLAT_LIGHT) }
}

function bore(at: Point, diameterIn: number): Piece {
  return { kind: 'face', outline: circle(at, diameterIn / 2), shading: evenShading(BORE_LIGHT) }
}

function round(outline: Path): Piece {
  return { kind: 'face', outline, shading: roundStackShading(0) }
}

function edge(points: readonly Point[]): Piece {
  return { kind: 'line', role: 'edge', path: polyline(points), widthIn: LINE_IN }
}

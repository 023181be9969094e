import type { KitPiece, RodPiece, SyringePiece } from '@millrun/catalogue/shapes/kit-shape'
import { circle, rectangle } from '../../geometry/figures.ts'
import { type Point, polygon, polyline } from '../../geometry/path.ts'
import { edge, type Face, face, type Outline } from '../../elevations/outline.ts'
import { hexagonRadiusIn, outlinePoints, toothedRadiusIn } from './bored-outline.ts'
import { nozzleCollar, nozzleTube } from './nozzle-side.ts'
import { plateHoles, roundedSquare } from './plate-plan.ts'
import { rodRadiusIn, rodRows } from './rod-side.ts'
import { syringeBlocks } from './syringe-blocks.ts'

const ROWS_PER_TURN = 8
const QUARTER = Math.PI / 2

/** A piece of a kit as one looks down on it, where it lies. */
export function kitPieceOutline(piece: KitPiece): readonly Outline[] {
  const at: Point = [piece.xIn, piece.yIn]
  switch (piece.kind) {
    case 'rod':
      return rodPieces(piece, at)
    case 'nozzle':
      return [nozzleCollar(piece), nozzleTube(piece)].map((side) =>
        face(polygon(bothSides(side, at, piece.lengthIn))),
      )
    case 'syringe':
      return syringePieces(piece, at)
    case 'nut':
      return [
        flat(
          outlinePoints((angle) => hexagonRadiusIn(piece.acrossFlatsIn, angle), 24),
          at,
        ),
        round(at, piece.boreIn),
      ]
    case 'washer':
      return [
        flat(
          outlinePoints((angle) => toothedRadiusIn(piece, angle), 168),
          at,
        ),
        round(at, piece.boreIn),
      ]
    case 'plug':
      return [round(at, piece.diameterIn)]
    case 'plate':
      return [
        flat(roundedSquare(piece.sideIn, 6), at),
        ...plateHoles(piece).map((hole) =>
          round([at[0] + hole.at[0], at[1] + hole.at[1]], hole.diameterIn),
        ),
      ]
  }
}

function rodPieces(rod: RodPiece & KitPiece, at: Point): readonly Outline[] {
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
  const threads = crests(rod).map((line) => edge(polyline(line.map(place))))
  return [face(polygon(outline.map(place))), ...threads]
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

function syringePieces(syringe: SyringePiece, at: Point): readonly Outline[] {
  return syringeBlocks(syringe).flatMap(({ fromIn, toIn, halfWideIn, atIn }) =>
    atIn.map((x) =>
      face(
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

function flat(outline: readonly Point[], [x, y]: Point): Face {
  return face(polygon(outline.map(([across, up]): Point => [x + across, y + up])))
}

function round(at: Point, diameterIn: number): Face {
  return face(circle(at, diameterIn / 2))
}

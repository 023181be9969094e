import type { KitPiece, KitShape } from '@millrun/catalogue/shapes/kit-shape'
import type { Bounds } from '../../geometry/bounds.ts'
import type { Dimension } from '../../elevations/dimension.ts'
import type { Elevation } from '../../elevations/elevation.ts'
import { kitPieceOutline } from './kit-piece-outline.ts'
import { pieceSize } from './piece-size.ts'

/** Where a leader points, beside the middle of a piece, as shares of its width: past what is narrower above it. */
const FLAT_BESIDE = 0.45
const LONG_BESIDE = 0.25

/** A kit from above, its pieces side by side. */
export function kitElevation({ pieces }: KitShape): Elevation {
  const { left, right, bottom } = layoutBounds(pieces)
  const moved = (piece: KitPiece): KitPiece => {
    return { ...piece, xIn: piece.xIn - (left + right) / 2, yIn: piece.yIn - bottom }
  }
  const laid = pieces.map(moved)
  return {
    outlines: laid.flatMap(kitPieceOutline),
    dimensions: [...overall(moved(pieces[0])), ...firstOfEach(laid).map(named)],
    lies: 'upright',
    axisIn: 'none',
  }
}

function layoutBounds(pieces: readonly KitPiece[]): Bounds {
  const boxes = pieces.map((piece) => {
    const { wideIn, highIn, middleIn } = pieceSize(piece)
    return { x: piece.xIn, y: piece.yIn + middleIn, halfWide: wideIn / 2, halfHigh: highIn / 2 }
  })
  return {
    left: Math.min(...boxes.map(({ x, halfWide }) => x - halfWide)),
    right: Math.max(...boxes.map(({ x, halfWide }) => x + halfWide)),
    bottom: Math.min(...boxes.map(({ y, halfHigh }) => y - halfHigh)),
    top: Math.max(...boxes.map(({ y, halfHigh }) => y + halfHigh)),
  }
}

/** How long the first piece is, or what it measures across. */
function overall(piece: KitPiece): readonly Dimension[] {
  const { wideIn, highIn, middleIn } = pieceSize(piece)
  const { xIn } = piece
  const yIn = piece.yIn + middleIn
  return piece.kind === 'plate'
    ? [{ kind: 'across', fromIn: xIn - wideIn / 2, toIn: xIn + wideIn / 2, row: 0 }]
    : [{ kind: 'along', fromIn: yIn - highIn / 2, toIn: yIn + highIn / 2, row: 0 }]
}

/** Pieces with one name are told of once. */
function firstOfEach(pieces: readonly KitPiece[]): readonly KitPiece[] {
  return pieces.filter(
    ({ name }, index) => pieces.findIndex((other) => other.name === name) === index,
  )
}

/** What a piece is called and how thick it is. */
function named(piece: KitPiece): Dimension {
  const { thickIn, mark, highIn, middleIn, wideIn } = pieceSize(piece)
  const isLong = piece.kind === 'rod' || piece.kind === 'nozzle'
  const isFlat = !isLong && piece.kind !== 'syringe'
  const besideIn = wideIn * (isFlat ? FLAT_BESIDE : LONG_BESIDE)
  const aboveIn = isFlat ? 0 : middleIn + highIn / 4
  const at = [piece.xIn + besideIn, piece.yIn + aboveIn] as const
  return {
    kind: 'leader',
    at,
    valueIn: thickIn,
    mark,
    note: piece.name,
    ...(isLong ? { lengthIn: highIn } : {}),
  }
}

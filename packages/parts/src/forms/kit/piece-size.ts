import type { KitPiece } from '@millrun/catalogue/shapes/kit-shape'
import type { LeaderDimension } from '../../elevations/dimension.ts'
import { syringeBlocks } from './syringe-blocks.ts'

/** How large a piece is as one looks down on it, and what tells its thickness. Inches. */
export interface PieceSize {
  readonly wideIn: number
  readonly highIn: number
  /** How far the middle of its height lies above where it is placed. */
  readonly middleIn: number
  readonly thickIn: number
  readonly mark: LeaderDimension['mark']
}

export function pieceSize(piece: KitPiece): PieceSize {
  switch (piece.kind) {
    case 'rod':
      return long(piece.headIn ?? piece.diameterIn, piece.lengthIn, piece.diameterIn)
    case 'nozzle':
      return long(piece.diameterIn, piece.lengthIn, piece.diameterIn)
    case 'nut':
      return flat(piece.acrossFlatsIn * 1.155, piece.acrossFlatsIn, '')
    case 'washer':
      return flat(piece.outsideIn, piece.outsideIn, 'ø')
    case 'plug':
      return flat(piece.diameterIn, piece.diameterIn, 'ø')
    case 'plate':
      return flat(piece.sideIn, piece.sideIn, '□')
    case 'syringe': {
      const blocks = syringeBlocks(piece)
      const reachIn = Math.max(
        ...blocks.flatMap(({ atIn, halfWideIn }) => atIn.map((at) => at + halfWideIn)),
      )
      const lowIn = Math.min(...blocks.map(({ fromIn }) => fromIn))
      const highIn = Math.max(...blocks.map(({ toIn }) => toIn))
      return {
        ...long(2 * reachIn, highIn - lowIn, piece.barrelIn),
        middleIn: (lowIn + highIn) / 2,
      }
    }
  }
}

function long(wideIn: number, highIn: number, thickIn: number): PieceSize {
  return { wideIn, highIn, middleIn: 0, thickIn, mark: 'ø' }
}

function flat(wideIn: number, thickIn: number, mark: PieceSize['mark']): PieceSize {
  return { wideIn, highIn: wideIn, middleIn: 0, thickIn, mark }
}

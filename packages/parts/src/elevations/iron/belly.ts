import { smoothLine, type Point } from '../../geometry/path.ts'
import type { Piece } from '../piece.ts'

export interface Belly {
  readonly fromIn: number
  readonly toIn: number
  readonly bowIn: number
}

const POINTS = 14

/** The bar bowed out of its line and back, seen from the side. */
export function bellyPieces(belly: Belly, barIn: number): readonly Piece[] {
  const points = Array.from({ length: POINTS + 1 }, (_, index): Point => {
    const t = index / POINTS
    const y = belly.fromIn + (belly.toIn - belly.fromIn) * t
    return [(belly.bowIn * (1 - Math.cos(2 * Math.PI * t ** 1.15))) / 2, y]
  })
  return [
    { kind: 'rod', path: smoothLine(points), widthIn: barIn, section: 'flat', isBehind: false },
  ]
}

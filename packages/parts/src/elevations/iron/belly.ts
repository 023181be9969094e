import { type Point, smoothLine } from '../../geometry/path.ts'
import type { Piece } from '../piece.ts'

export interface Belly {
  readonly fromIn: number
  readonly toIn: number
  readonly bowIn: number
}

const LINES = 14
/** A belly hangs: it is fullest below its middle. */
const HANG = 0.8

/** The bar bowed out of its line to the left and back, seen from the side. */
export function bellyPieces(
  belly: Belly,
  barIn: number,
  section: 'square' | 'round',
): readonly Piece[] {
  const rodSection = section === 'round' ? 'round' : 'flat'
  return [
    {
      kind: 'rod',
      path: smoothLine(bellyLine(belly, LINES)),
      widthIn: barIn,
      section: rodSection,
      isBehind: false,
    },
  ]
}

/** The middle of the bar along a belly, from the bottom up. */
export function bellyLine(belly: Belly, lines: number): readonly Point[] {
  return Array.from({ length: lines + 1 }, (_, index): Point => {
    const t = index / lines
    const bow = (1 - Math.cos(2 * Math.PI * t ** HANG)) / 2
    return [-belly.bowIn * bow, belly.fromIn + (belly.toIn - belly.fromIn) * t]
  })
}

/** The height at which a belly stands out most. */
export function bellyPeak(belly: Belly): number {
  return belly.fromIn + (belly.toIn - belly.fromIn) * 0.5 ** (1 / HANG)
}

import type { Piece } from '../piece.ts'
import { END_HEIGHT_IN, endRing } from './end-ring.ts'
import { type TwistedBar, twistedBar } from './twist.ts'

export interface Ribbon {
  readonly fromIn: number
  readonly toIn: number
  readonly widthIn: number
  readonly turns: number
}

/** Thickness of the flat bar that ribbons are twisted from. */
const THICKNESS_IN = 0.1875
/** Length over which the bar is drawn out to the strip. */
const TAPER_IN = 1.5

/** A flat strip twisted between two forged rings. */
export function ribbonPieces(ribbon: Ribbon, barIn: number, turnDeg: number): readonly Piece[] {
  const ring = ribbonRingIn(barIn)
  return [
    ...twistedBar({ ...ribbonStrip(ribbon, barIn), turnDeg }),
    endRing(ribbon.fromIn, ribbon.fromIn + END_HEIGHT_IN, ring),
    endRing(ribbon.toIn - END_HEIGHT_IN, ribbon.toIn, ring),
  ]
}

/** The strip between the rings. */
export function ribbonStrip(ribbon: Ribbon, barIn: number): Omit<TwistedBar, 'turnDeg'> {
  return {
    ...ribbon,
    depthIn: THICKNESS_IN,
    taper: { widthIn: barIn, lengthIn: TAPER_IN },
  }
}

/** Radius of the rings at the ends of a ribbon. */
export function ribbonRingIn(barIn: number): number {
  return barIn * 0.8
}

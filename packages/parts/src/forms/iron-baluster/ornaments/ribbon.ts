import { twistAngle } from './twist-angle.ts'
import type { Fineness } from '../../../solids/form/fineness.ts'
import type { BarSize } from '../bar/bar-outline.ts'
import { type BarRow, uprightRow } from '../bar/bar-row.ts'
import { fromEndToEnd, type Ornament, type OrnamentOf, widthLeader } from '../ornament.ts'
import { ringFacesAtEnds, ringsAtEnds } from './forged-ring.ts'
import { type TwistedBar, twistedOutline, widthShare } from './twisted-outline.ts'

/** Thickness of the flat bar that ribbons are twisted from. */
const THICKNESS_IN = 0.1875
/** Length over which the bar is drawn out to the strip. */
const TAPER_IN = 1.5
/** A photograph takes a row for every so many inches of strip. */
const STEP_IN = 0.08
/** Over this length the bar is hammered flat; most of it is hidden in the ring. */
const FLATTENED_IN = 0.6
const STRIP_EASE_IN = 0.025

type Ribbon = OrnamentOf<'ribbon'>

/** A flat strip twisted between two forged rings. */
export const ribbon: Ornament<'ribbon'> = {
  heights: fromEndToEnd,
  widthIn: ({ widthIn }) => widthIn,
  isInPlaceOfBar: true,
  rows: ribbonRows,
  outlines: (strand, { barIn }) => [
    ...twistedOutline(ribbonStrip(strand, barIn)),
    ...ringFacesAtEnds(strand, ribbonRingIn(barIn)),
  ],
  solids: (strand, { barIn }, fineness) => [ringsAtEnds(strand, ribbonRingIn(barIn), fineness)],
  leader: (strand) => widthLeader(fromEndToEnd(strand), strand.widthIn, 'ribbon'),
}

/** The strip between the rings. */
function ribbonStrip(strand: Ribbon, barIn: number): TwistedBar {
  return { ...strand, depthIn: THICKNESS_IN, taper: { widthIn: barIn, lengthIn: TAPER_IN } }
}

/** Radius of the rings at the ends of a ribbon. */
function ribbonRingIn(barIn: number): number {
  return barIn * 0.8
}

/** A bar hammered to a flat strip, twisted, and brought back to the bar. */
function ribbonRows(
  strand: Ribbon,
  size: BarSize,
  turnDeg: number,
  fineness: Fineness,
): readonly BarRow[] {
  const strip = ribbonStrip(strand, size.widthIn)
  const lengthIn = strand.toIn - strand.fromIn
  const count = Math.ceil((lengthIn * fineness) / STEP_IN)
  return Array.from({ length: count + 1 }, (_, at) => {
    const heightIn = strand.fromIn + (lengthIn * at) / count
    const flat = flatness(Math.min(heightIn - strand.fromIn, strand.toIn - heightIn))
    const here = {
      widthIn: strand.widthIn * widthShare(strip, heightIn),
      depthIn: size.depthIn + (strip.depthIn - size.depthIn) * flat,
      easeIn: size.easeIn + (STRIP_EASE_IN - size.easeIn) * flat,
    }
    return uprightRow(heightIn, here, turnDeg + twistAngle(strand, heightIn))
  })
}

/** 0 where the bar is whole, 1 where it is all strip. */
function flatness(fromEndIn: number): number {
  const share = Math.min(1, fromEndIn / FLATTENED_IN)
  return share * share * (3 - 2 * share)
}

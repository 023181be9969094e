import { type Ribbon, ribbonStrip } from '../../elevations/iron/ribbon.ts'
import { widthShare } from '../../elevations/iron/twist.ts'
import { twistAngle } from '../../geometry/twist-angle.ts'
import type { Fineness } from '../form/fineness.ts'
import type { BarSize } from './bar-outline.ts'
import { type BarRow, uprightRow } from './bar-row.ts'

/** A photograph takes a row for every so many inches of strip. */
const STEP_IN = 0.08
/** Over this length the bar is hammered flat; most of it is hidden in the ring. */
const FLATTENED_IN = 0.6
const STRIP_EASE_IN = 0.025

/** A bar hammered to a flat strip, twisted, and brought back to the bar. */
export function ribbonRows(
  ribbon: Ribbon,
  size: BarSize,
  turnDeg: number,
  fineness: Fineness,
): readonly BarRow[] {
  const strip = ribbonStrip(ribbon, size.widthIn)
  const lengthIn = ribbon.toIn - ribbon.fromIn
  const count = Math.ceil((lengthIn * fineness) / STEP_IN)
  return Array.from({ length: count + 1 }, (_, at) => {
    const heightIn = ribbon.fromIn + (lengthIn * at) / count
    const flat = flatness(Math.min(heightIn - ribbon.fromIn, ribbon.toIn - heightIn))
    const here = {
      widthIn: ribbon.widthIn * widthShare(strip, heightIn),
      depthIn: size.depthIn + (strip.depthIn - size.depthIn) * flat,
      easeIn: size.easeIn + (STRIP_EASE_IN - size.easeIn) * flat,
    }
    return uprightRow(heightIn, here, turnDeg + twistAngle(ribbon, heightIn))
  })
}

/** 0 where the bar is whole, 1 where it is all strip. */
function flatness(fromEndIn: number): number {
  const share = Math.min(1, fromEndIn / FLATTENED_IN)
  return share * share * (3 - 2 * share)
}

import { type Panel, panelLine } from '../../elevations/iron/panel.ts'
import { flattened } from '../../geometry/flattened.ts'
import { flatLoop } from '../form/flat-loop.ts'
import type { Fineness } from '../form/fineness.ts'
import { metalPiece } from '../metal-piece.ts'
import type { Solid } from '../solid.ts'
import { barOutline, outlineLines, stockSize } from './bar-outline.ts'

const CLOSENESS_IN = 0.002
/** The bar of the baluster stands so much before the figure and behind it where it is welded in. */
const PROUD_IN = 0.012

/** The open figure of bar that is set into a baluster. */
export function panelSolid(
  panel: Panel,
  bar: { readonly barIn: number; readonly section: 'square' | 'round' },
  fineness: Fineness,
): Solid {
  const size = stockSize(bar.section, panel.barIn)
  const depthIn = Math.min(size.depthIn, bar.barIn - 2 * PROUD_IN)
  const section = barOutline({ ...size, depthIn }, outlineLines(bar.section, fineness))
  const figure = flattened(panelLine(panel), CLOSENESS_IN / fineness).slice(0, -1)
  return metalPiece('panel', flatLoop(section, figure))
}

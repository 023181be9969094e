import type { Collar } from '../../elevations/iron/collar.ts'
import { type Fineness, linesFor } from '../form/fineness.ts'
import { skinOver } from '../mesh/skin-over.ts'
import { metalPiece } from '../metal-piece.ts'
import type { Solid } from '../solid.ts'
import { barOutline } from './bar-outline.ts'
import { forgedRing, ringProfile } from './forged-ring.ts'

const EASE_IN = 0.035
/** A collar wider than the bar by this factor is a strap that binds scrolls to it. */
const STRAP = 1.9
/** How far a strap stands out before and behind the bar. */
const STRAP_IN = 0.1

/** A collar driven hot on the bar, or a strap about the bar and what is fixed beside it. */
export function collarSolid(
  collar: Collar,
  bar: { readonly barIn: number; readonly section: 'square' | 'round' },
  fineness: Fineness,
): Solid {
  const { centreIn, heightIn, widthIn } = collar
  const [fromIn, toIn] = [centreIn - heightIn / 2, centreIn + heightIn / 2]
  if (bar.section === 'round') {
    return metalPiece('collar', forgedRing(fromIn, toIn, widthIn / 2, fineness))
  }
  const depthIn = widthIn > bar.barIn * STRAP ? bar.barIn + 2 * STRAP_IN : widthIn
  const lines = { anEdge: linesFor(4, fineness) - 1, aSide: 1 }
  const rings = ringProfile(fromIn, toIn, widthIn / 2, fineness).map(([half, up]) => {
    const size = {
      widthIn: 2 * half,
      depthIn: Math.max(0, depthIn - widthIn + 2 * half),
      easeIn: EASE_IN,
    }
    return barOutline(size, lines).map(([x, y]) => [x, up, -y] as const)
  })
  return metalPiece('collar', skinOver(rings))
}

import { type Heights, heightsAbout } from '../../../geometry/heights.ts'
import { type Fineness, linesFor } from '../../../solids/form/fineness.ts'
import { skinOver } from '../../../solids/mesh/skin-over.ts'
import { metalPiece } from '../../../solids/metal-piece.ts'
import type { Solid } from '../../../solids/solid.ts'
import { barOutline } from '../bar/bar-outline.ts'
import { type BarStock, type Ornament, type OrnamentOf, widthLeader } from '../ornament.ts'
import { forgedRing, ringFace, ringProfile } from './forged-ring.ts'

const EASE_IN = 0.035
/** A collar wider than the bar by this factor is a strap that binds scrolls to it. */
const STRAP = 1.9
/** How far a strap stands out before and behind the bar. */
const STRAP_IN = 0.1

type Collar = OrnamentOf<'collar'>

/** A collar driven hot on the bar, or a strap about the bar and what is fixed beside it. */
export const collar: Ornament<'collar'> = {
  heights: heightsOf,
  widthIn: ({ widthIn }) => widthIn,
  isEven: true,
  isInPlaceOfBar: false,
  outlines: (band) => [ringFace(...heightsOf(band), band.widthIn / 2)],
  solids: (band, stock, fineness) => [collarSolid(band, stock, fineness)],
  leader: (band) => widthLeader(heightsOf(band), band.widthIn, 'collar'),
}

function heightsOf({ centreIn, heightIn }: Collar): Heights {
  return heightsAbout(centreIn, heightIn)
}

function collarSolid(band: Collar, bar: BarStock, fineness: Fineness): Solid {
  const { widthIn } = band
  const [fromIn, toIn] = heightsOf(band)
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

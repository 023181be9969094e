import type { ShoeShape } from '@millrun/catalogue/shapes/hardware-shape'
import { hardwareRings } from '../../elevations/hardware/hardware-rings.ts'
import { setScrewHeightIn } from '../../elevations/hardware/set-screw-place.ts'
import type { Ring } from '../../elevations/stack/ring.ts'
import type { Fineness } from '../form/fineness.ts'
import { metalPiece } from '../metal-piece.ts'
import type { Solid } from '../solid.ts'
import { piercedPart } from './pierced-part.ts'
import { setScrew } from './set-screw.ts'

/** How far the screw stands out of the side. */
const SCREW_OUT_IN = 0.03

/** The foot of an iron baluster with its opening, its set screw to the back. */
export function shoeSolids(shape: ShoeShape, fineness: Fineness): readonly Solid[] {
  const rings = hardwareRings(shape)
  const { section, openingIn, wallIn } = shape
  const opening = { section, widthIn: openingIn, ...(wallIn === undefined ? {} : { wallIn }) }
  const shoe = metalPiece('shoe', piercedPart(rings, opening, fineness))
  return shape.hasSetScrew ? [shoe, screwIn(rings, fineness)] : [shoe]
}

function screwIn(rings: readonly Ring[], fineness: Fineness): Solid {
  const upIn = setScrewHeightIn(rings)
  return metalPiece('set screw', setScrew(upIn, halfAt(rings, upIn) + SCREW_OUT_IN, fineness))
}

function halfAt(rings: readonly Ring[], heightIn: number): number {
  const above = rings.findIndex((ring) => ring.heightIn >= heightIn)
  const [high, low] = [rings.at(above), rings[Math.max(0, above - 1)]]
  if (high === undefined || low === undefined) return 0
  const span = high.heightIn - low.heightIn
  return low.halfIn + ((high.halfIn - low.halfIn) * (heightIn - low.heightIn)) / (span || 1)
}

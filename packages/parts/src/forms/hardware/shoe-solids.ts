import type { ShoeShape } from '@millrun/catalogue/shapes/hardware-shape'
import { hardwareRings } from './hardware-rings.ts'
import { setScrewFacets, setScrewHeightIn, setScrewPiece } from './set-screw.ts'
import { type Ring, stackAt } from '../../turning/ring.ts'
import type { Fineness } from '../../solids/form/fineness.ts'
import { metalPiece } from '../../solids/metal-piece.ts'
import type { Solid } from '../../solids/solid.ts'
import { piercedPart } from './pierced-part.ts'

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
  const outIn = stackAt(rings, upIn).halfIn + SCREW_OUT_IN
  return setScrewPiece(setScrewFacets(upIn, outIn, fineness))
}

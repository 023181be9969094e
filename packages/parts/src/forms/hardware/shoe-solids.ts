import type { ShoeShape } from '@millrun/catalogue/shapes/hardware-shape'
import { hardwareRings } from './hardware-rings.ts'
import { SET_SCREW_RADIUS_IN, setScrewHeightIn, setScrewSolids } from './set-screw.ts'
import { type Ring, stackAt } from '../../turning/ring.ts'
import type { Fineness } from '../../solids/form/fineness.ts'
import { metalPiece } from '../../solids/metal-piece.ts'
import type { Solid } from '../../solids/solid.ts'
import { piercedPart } from './pierced-part.ts'

/** The foot of an iron baluster with its opening, its set screw to the back. */
export function shoeSolids(shape: ShoeShape, fineness: Fineness): readonly Solid[] {
  const rings = hardwareRings(shape)
  const { section, openingIn, wallIn } = shape
  const opening = { section, widthIn: openingIn, ...(wallIn === undefined ? {} : { wallIn }) }
  const shoe = metalPiece('shoe', piercedPart(rings, opening, fineness))
  return shape.hasSetScrew ? [shoe, ...screwIn(rings, fineness)] : [shoe]
}

function screwIn(rings: readonly Ring[], fineness: Fineness): readonly Solid[] {
  const upIn = setScrewHeightIn(rings)
  const covered = [-1, 0, 1].map((end) => stackAt(rings, upIn + end * SET_SCREW_RADIUS_IN).halfIn)
  return setScrewSolids({ upIn, sideIn: Math.max(...covered) }, fineness)
}

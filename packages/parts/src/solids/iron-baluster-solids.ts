import type { IronBalusterShape, IronOrnament } from '@millrun/catalogue/shapes/iron-baluster-shape'
import { ribbonRingIn } from '../elevations/iron/ribbon.ts'
import type { Fineness } from './form/fineness.ts'
import { barPiece } from './iron/bar-piece.ts'
import { barRuns } from './iron/bar-runs.ts'
import { basketSolids } from './iron/basket-solids.ts'
import { collarSolid } from './iron/collar-solid.ts'
import { ringsAtEnds } from './iron/forged-ring.ts'
import { hammeredPiece } from './iron/hammered-piece.ts'
import { knuckleSolid } from './iron/knuckle-solid.ts'
import { leafSolids } from './iron/leaf-solids.ts'
import { panelSolid } from './iron/panel-solid.ts'
import { pinSolid } from './iron/pin-solid.ts'
import { scrollSolid } from './iron/scroll-solid.ts'
import type { Solid } from './solid.ts'

/** A forged bar with its ornaments, standing on its foot, the pin at the top. */
export function ironBalusterSolids(shape: IronBalusterShape, fineness: Fineness): readonly Solid[] {
  return [
    ...barRuns(shape, fineness).map((run) => barPiece(run, shape, fineness)),
    pinSolid(shape, fineness),
    ...shape.ornaments.flatMap((ornament) => ornamentSolids(ornament, shape, fineness)),
  ]
}

function ornamentSolids(
  ornament: IronOrnament,
  shape: IronBalusterShape,
  fineness: Fineness,
): readonly Solid[] {
  switch (ornament.kind) {
    case 'basket':
      return basketSolids(ornament, shape.barIn, fineness)
    case 'knuckle':
      return [knuckleSolid(ornament, shape, fineness)]
    case 'collar':
      return [collarSolid(ornament, shape, fineness)]
    case 'ribbon':
      return [ringsAtEnds(ornament, ribbonRingIn(shape.barIn), fineness)]
    case 'hammered':
      return [hammeredPiece(ornament, shape, fineness)]
    case 'scroll':
      return [scrollSolid(ornament, shape.barIn, fineness)]
    case 'panel':
      return [panelSolid(ornament, shape, fineness)]
    case 'leaf':
      return leafSolids(ornament, shape, fineness)
    case 'twist':
    case 'belly':
      return []
  }
}

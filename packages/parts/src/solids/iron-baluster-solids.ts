import type { IronBalusterShape, IronOrnament } from '@millrun/catalogue/shapes/iron-baluster-shape'
import type { Fineness } from './form/fineness.ts'
import { barPiece } from './iron/bar-piece.ts'
import { barRuns } from './iron/bar-runs.ts'
import { basketSolids } from './iron/basket-solids.ts'
import { collarSolid } from './iron/collar-solid.ts'
import { knuckleSolid } from './iron/knuckle-solid.ts'
import { pinSolid } from './iron/pin-solid.ts'
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
    default:
      return []
  }
}

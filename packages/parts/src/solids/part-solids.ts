import type { Shape } from '@millrun/catalogue/shape'
import { boxNewelSolids } from './box-newel-solids.ts'
import { coveSolids } from './board/cove-solids.ts'
import { riserSolids } from './board/riser-solids.ts'
import { treadSolids } from './board/tread-solids.ts'
import { bracketSolids } from './bracket/bracket-solids.ts'
import { treadBracketSolids } from './bracket/tread-bracket-solids.ts'
import { fittingSolids } from './fitting/fitting-solids.ts'
import type { Fineness } from './form/fineness.ts'
import { newelCapSolids } from './hardware/newel-cap-solids.ts'
import { shoeSolids } from './hardware/shoe-solids.ts'
import { slipOnSolids } from './hardware/slip-on-solids.ts'
import { ironBalusterSolids } from './iron-baluster-solids.ts'
import { kitSolids } from './kit/kit-solids.ts'
import { railSolids } from './rail/rail-solids.ts'
import { rosetteSolids } from './rosette-solids.ts'
import type { Solid } from './solid.ts'
import { turnedSolids } from './turned-solids.ts'

/**
 * The pieces of a part as closed solids, as it stands or lies when built in: balusters, newels and risers upright
 * on y = 0, rails and fittings along x, treads with their nosing towards the viewer.
 */
export function partSolids(shape: Shape, fineness: Fineness = 1): readonly Solid[] {
  switch (shape.kind) {
    case 'turned':
      return turnedSolids(shape, fineness)
    case 'box-newel':
      return boxNewelSolids(shape)
    case 'iron-baluster':
      return ironBalusterSolids(shape, fineness)
    case 'rail':
      return railSolids(shape, fineness)
    case 'fitting':
      return fittingSolids(shape, fineness)
    case 'rosette':
      return rosetteSolids(shape, fineness)
    case 'tread':
      return treadSolids(shape, fineness)
    case 'riser':
      return riserSolids(shape, fineness)
    case 'cove':
      return coveSolids(shape, fineness)
    case 'shoe':
      return shoeSolids(shape, fineness)
    case 'knuckle':
    case 'collar':
      return slipOnSolids(shape, fineness)
    case 'newel-cap':
      return newelCapSolids(shape, fineness)
    case 'bracket':
      return bracketSolids(shape, fineness)
    case 'tread-bracket':
      return treadBracketSolids(shape, fineness)
    case 'kit':
      return kitSolids(shape, fineness)
  }
}

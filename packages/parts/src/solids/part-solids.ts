import type { Shape } from '@millrun/catalogue/shape'
import { boxNewelSolids } from './box-newel-solids.ts'
import type { Fineness } from './form/fineness.ts'
import { ironBalusterSolids } from './iron-baluster-solids.ts'
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
    default:
      return []
  }
}

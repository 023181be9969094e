import type { Shape, ShapeOf } from '@millrun/catalogue/shape'
import { boxNewelSolids } from '../forms/box-newel/box-newel-solids.ts'
import { coveSolids } from '../forms/cove/cove-solids.ts'
import { newelCapSolids } from '../forms/hardware/newel-cap-solids.ts'
import { shoeSolids } from '../forms/hardware/shoe-solids.ts'
import { slipOnSolids } from '../forms/hardware/slip-on-solids.ts'
import { ironBalusterSolids } from '../forms/iron-baluster/iron-baluster-solids.ts'
import { kitSolids } from '../forms/kit/kit-solids.ts'
import { riserSolids } from '../forms/riser/riser-solids.ts'
import { treadSolids } from '../forms/tread/tread-solids.ts'
import { turnedSolids } from '../forms/turned/turned-solids.ts'
import { bracketSolids } from '../forms/bracket/bracket-solids.ts'
import { treadBracketSolids } from '../forms/tread-bracket/tread-bracket-solids.ts'
import { fittingSolids } from '../forms/fitting/fitting-solids.ts'
import type { Fineness } from './form/fineness.ts'
import { railSolids } from '../forms/rail/rail-solids.ts'
import { rosetteSolids } from '../forms/rosette/rosette-solids.ts'
import type { Solid } from './solid.ts'

type SolidsOf<K extends Shape['kind']> = (shape: ShapeOf<K>, fineness: Fineness) => readonly Solid[]

/** What each kind of shape is built of. A new kind is one more folder in `forms` and one more line. */
const SOLIDS: { readonly [K in Shape['kind']]: SolidsOf<K> } = {
  'iron-baluster': ironBalusterSolids,
  turned: turnedSolids,
  rail: railSolids,
  shoe: shoeSolids,
  knuckle: slipOnSolids,
  collar: slipOnSolids,
  'newel-cap': newelCapSolids,
  'box-newel': boxNewelSolids,
  fitting: fittingSolids,
  bracket: bracketSolids,
  'tread-bracket': treadBracketSolids,
  rosette: rosetteSolids,
  tread: treadSolids,
  riser: riserSolids,
  cove: coveSolids,
  kit: kitSolids,
}

/**
 * The pieces of a part as closed solids, as it stands or lies when built in: balusters, newels and risers upright
 * on y = 0, rails and fittings along x, treads with their nosing towards the viewer.
 */
export function partSolids<K extends Shape['kind']>(
  shape: ShapeOf<K>,
  fineness: Fineness = 1,
): readonly Solid[] {
  return SOLIDS[shape.kind](shape, fineness)
}

import type { Product } from '@millrun/catalogue/product'
import type { Coated } from '../coated/coated.ts'
import { partSolids } from '@millrun/parts/solids/part-solids'
import type { Solid } from '@millrun/parts/solids/solid'
import { partShoot } from './part-shoot.ts'
import { modelsOf } from '../coated/coated-models.ts'

/** The plugs of a kit. */
const PLUG_WOOD = 'red-oak'

/** How a kit is photographed: a model for everything that its pieces are made of, and the camera. */
export async function kitShoot(product: Product) {
  const solids = partSolids(product.shape)
  const { exposures: _, wares: __, ...shoot } = partShoot(product, solids)
  return { name: product.id, models: await modelsOf(product.id, solids.map(coated)), shoot }
}

function coated(solid: Solid): Coated {
  const { substance } = solid
  if (substance === 'wood') return { solids: [solid], look: { wood: PLUG_WOOD } }
  return {
    solids: [solid],
    look: substance === 'metal' ? { finish: 'SB' } : { ware: substance },
  }
}

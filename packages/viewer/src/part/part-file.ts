import type { Choices } from '@millrun/catalogue/choosing/choices'
import type { Product } from '@millrun/catalogue/product'
import { glbOf } from '@millrun/parts/glb/glb-of'
import { plainLook } from '@millrun/parts/glb/plain-look'
import { chosenMaterial } from '@millrun/parts/materials/chosen-material'
import { partSolids } from '@millrun/parts/solids/part-solids'
import { shapeOf } from './shown-part.ts'
import { viewFineness } from './view-fineness.ts'

/** The whole part in these choices as a binary glTF. */
export function partFile(product: Product, choices: Choices): Promise<Uint8Array<ArrayBuffer>> {
  const shape = shapeOf(product, choices)
  const solids = partSolids(shape, viewFineness(shape))
  return glbOf(product.title, solids, plainLook(chosenMaterial(product, choices)))
}

import { SCENES } from '@millrun/catalogue/pictures/scene'
import { firstMaterial, type Material } from '@millrun/parts/materials/material'
import { movedSolids } from '@millrun/parts/solids/moved-solids'
import { partSolids } from '@millrun/parts/solids/part-solids'
import type { Coated } from '../coated/coated.ts'
import type { PhotographedStair, PlacedProduct } from './photographed-stair.ts'
import type { Scene } from './scene.ts'

/** Many parts at once need fewer triangles each. */
const FINENESS = 0.6

/** Those products of its stair that a scene is said to show; the others are carcase, or out of the picture. */
export function shownProducts({ name, stair }: Pick<Scene, 'name' | 'stair'>) {
  const scene = Object.values(SCENES).find((one) => one.name === name)
  const ids = new Set<string>(scene?.productIds)
  return stair.products.filter(({ product }) => ids.has(product.id))
}

/** The products of a scene's stair as solids, in the wood or the finish that they are shown in. */
export function stairProducts(scene: Pick<Scene, 'name' | 'stair'>): readonly Coated[] {
  return shownProducts(scene).map(({ product, shape, placement }) => ({
    solids: movedSolids(partSolids(shape, FINENESS), [placement]),
    look: lookOf(product, scene.stair),
    productId: product.id,
  }))
}

function lookOf(
  product: PlacedProduct['product'],
  { design: { wood, finish }, primed }: PhotographedStair,
): Material {
  if (primed.includes(product.id)) return { wood: 'primed' }
  return 'finish' in firstMaterial(product) ? { finish } : { wood }
}

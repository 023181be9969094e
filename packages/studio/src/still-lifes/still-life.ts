import { findProduct } from '@millrun/catalogue/catalogue'
import type { Family } from '@millrun/catalogue/families/families'
import type { Product } from '@millrun/catalogue/product'
import type { SpacePoint } from '@millrun/parts/geometry/space'
import type { Camera } from '../photographs/camera.ts'
import type { Rig } from '../photographs/catalogue-view.ts'
import { firstMaterial } from '@millrun/parts/materials/material'
import type { Coated } from '../coated/coated.ts'
import { boxAround } from '@millrun/parts/solids/mesh/measured'
import { movedSolids, shifted } from '@millrun/parts/solids/moved-solids'
import { partSolids } from '@millrun/parts/solids/part-solids'
import type { Placement } from '@millrun/parts/solids/solid'

/** Parts of a family on the white ground, y = 0, beside something that everybody knows. */
export interface StillLife {
  readonly family: Family
  readonly pieces: readonly Coated[]
  readonly camera: Camera
  readonly rig: Rig
}

/** A part of a still life is no longer sold. */
export class UnknownStillLifeProductError extends Error {
  override readonly name = 'UnknownStillLifeProductError'
}

/** A product as it is first offered, at rest on the ground with its own origin at this place of it. */
export function standing(id: string, xIn = 0, zIn = 0): Coated {
  const { product, solids } = partOf(id)
  const origin: SpacePoint = [xIn, -boxAround(solids).least[1], zIn]
  return pieceOf(product, movedSolids(solids, [shifted(origin)]))
}

/** An upright product laid on its back along x, its foot at this place. */
export function laid(id: string, xIn: number, zIn: number): Coated {
  const { product, solids } = partOf(id)
  const origin: SpacePoint = [xIn, -boxAround(solids).least[2], zIn]
  const back: Placement = { origin, x: [0, 0, 1], y: [1, 0, 0], z: [0, 1, 0] }
  return pieceOf(product, movedSolids(solids, [back]))
}

/** On its feet at a place of the ground, turned to the left by an angle seen from above. */
export function turned(xIn: number, zIn: number, turnDeg: number, upIn = 0): Placement {
  const [cos, sin] = [Math.cos((turnDeg * Math.PI) / 180), Math.sin((turnDeg * Math.PI) / 180)]
  return { origin: [xIn, upIn, zIn], x: [cos, 0, -sin], y: [0, 1, 0], z: [sin, 0, cos] }
}

/** Something slender that lies, its own y at an angle to x seen from above, `upIn` above the ground. */
export function lying(xIn: number, zIn: number, turnDeg: number, upIn: number): Placement {
  const [cos, sin] = [Math.cos((turnDeg * Math.PI) / 180), Math.sin((turnDeg * Math.PI) / 180)]
  return { origin: [xIn, upIn, zIn], x: [0, 1, 0], y: [cos, 0, -sin], z: [-sin, 0, -cos] }
}

function partOf(id: string) {
  const product = findProduct(id)
  if (product === undefined) {
    throw new UnknownStillLifeProductError(`${id} is in a still life but not sold`)
  }
  return { product, solids: partSolids(product.shape) }
}

function pieceOf(product: Product, solids: Coated['solids']): Coated {
  return { solids, look: firstMaterial(product), productId: product.id }
}

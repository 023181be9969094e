import type { Product } from './product.ts'
import { accessories } from './products/accessories.ts'
import { brackets } from './products/brackets.ts'
import { fittings } from './products/fittings.ts'
import { handrails } from './products/handrails.ts'
import { ironBalusters } from './products/iron-balusters.ts'
import { newels } from './products/newels.ts'
import { posts } from './products/posts.ts'
import { rosettes } from './products/rosettes.ts'
import { shoesKnuckles } from './products/shoes-knuckles.ts'
import { treads } from './products/treads.ts'
import { woodBalusters } from './products/wood-balusters.ts'

/** Everything we sell, in the order in which lists show it. */
export const catalogue: readonly Product[] = [
  ...ironBalusters,
  ...woodBalusters,
  ...handrails,
  ...newels,
  ...posts,
  ...fittings,
  ...brackets,
  ...rosettes,
  ...treads,
  ...shoesKnuckles,
  ...accessories,
]

const byId = new Map(catalogue.map((product) => [product.id, product]))

/** The product with this id, or undefined. */
export function findProduct(id: string): Product | undefined {
  return byId.get(id)
}

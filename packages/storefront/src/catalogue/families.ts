import type { FamilyText } from '@millrun/catalogue/family-text'
import type { Family } from '@millrun/catalogue/product'
import { createResource, type Resource } from '../app/resource.ts'

type Products<F extends Family> = readonly FamilyText[F][]

function chunk<T>(
  fetch: () => Promise<{ readonly products: readonly T[] }>,
): Resource<readonly T[]> {
  return createResource(async () => (await fetch()).products)
}

/** The texts of each family, a chunk each. */
export const families: { readonly [F in Family]: Resource<Products<F>> } = {
  'iron-balusters': chunk(() => import('virtual:family/iron-balusters')),
  'wood-balusters': chunk(() => import('virtual:family/wood-balusters')),
  handrails: chunk(() => import('virtual:family/handrails')),
  newels: chunk(() => import('virtual:family/newels')),
  posts: chunk(() => import('virtual:family/posts')),
  fittings: chunk(() => import('virtual:family/fittings')),
  brackets: chunk(() => import('virtual:family/brackets')),
  rosettes: chunk(() => import('virtual:family/rosettes')),
  treads: chunk(() => import('virtual:family/treads')),
  'shoes-knuckles': chunk(() => import('virtual:family/shoes-knuckles')),
  accessories: chunk(() => import('virtual:family/accessories')),
}

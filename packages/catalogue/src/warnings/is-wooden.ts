import type { Family } from '../families/families.ts'
import type { Listing } from '../product.ts'

const WOODEN: ReadonlySet<Family> = new Set([
  'wood-balusters',
  'handrails',
  'newels',
  'posts',
  'fittings',
  'rosettes',
  'treads',
])

/** Kits of steel with a plug of oak, which is sawn off and sanded. */
const WITH_A_PLUG: ReadonlySet<string> = new Set(['rail-bolt-kit', 'newel-mounting-kit'])

/** Whether any piece of a product is raw wood that is sawn, drilled or sanded when it is put up. */
export function isWooden({
  id,
  family,
  category,
  species,
}: Pick<Listing, 'id' | 'family' | 'category' | 'species'>): boolean {
  const isCap = family === 'accessories' && category === 'Newel Posts'
  return WOODEN.has(family) || species !== undefined || isCap || WITH_A_PLUG.has(id)
}

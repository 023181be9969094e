import { paths } from '../paths.ts'
import type { ProductFilter } from './product-collections.ts'

interface FurtherGallery {
  readonly title: string
  readonly to: string
  /** The filters under which it is worth a line. */
  readonly filters: readonly ProductFilter[]
}

const GALLERIES: readonly FurtherGallery[] = [
  { title: 'Newel Posts', to: paths.newels, filters: ['newels'] },
  { title: 'Starting and Landing Posts', to: paths.newelPosts, filters: ['newels'] },
  { title: 'Handrail Fittings', to: paths.fittings, filters: ['handrails'] },
  { title: 'Handrail Brackets', to: paths.brackets, filters: ['handrails', 'accessories'] },
  { title: 'Handrail Rosettes', to: paths.rosettes, filters: ['handrails', 'accessories'] },
  { title: 'Accessories for a whole stair', to: paths.featuredProducts, filters: ['accessories'] },
]

/** The galleries that have no collection card of their own. */
export function furtherGalleries(filter: ProductFilter): readonly FurtherGallery[] {
  return GALLERIES.filter(({ filters }) => filter === 'all' || filters.includes(filter))
}

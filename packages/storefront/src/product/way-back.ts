import type { Category } from '@millrun/catalogue/product'
import { paths } from '../paths.ts'

const GALLERIES: Readonly<Partial<Record<Category, string>>> = {
  'Iron Balusters': paths.ironBalusters,
  'Wood Balusters': paths.woodBalusters,
  Handrails: paths.handrails,
  'Stair Treads': paths.treads,
  'Newel Posts': paths.newels,
  'Shoes & Knuckles': paths.shoesKnuckles,
}

interface WayBack {
  /** Name of the page it leads to. */
  readonly name: string
  readonly to: string
}

/** Where the back button of a product leads: the gallery of its category, or all products. */
export function wayBack(category: Category): WayBack {
  const gallery = GALLERIES[category]
  return gallery === undefined
    ? { name: 'Products', to: paths.products }
    : { name: category, to: gallery }
}

interface Crumb {
  readonly label: string
  readonly to: string
}

/** The pages above a product of this category, from home down. */
export function wayDown(category: Category): readonly Crumb[] {
  const { name, to } = wayBack(category)
  const above = [
    { label: 'Home', to: paths.home },
    { label: 'Products', to: paths.products },
  ]
  return to === paths.products ? above : [...above, { label: name, to }]
}

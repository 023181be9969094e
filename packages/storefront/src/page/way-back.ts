import { type Category, DESCRIPTORS, FAMILIES } from '@millrun/catalogue/families/families'
import { paths } from '../paths.ts'
import type { CrumbData } from './breadcrumb-data.ts'

interface WayBack {
  /** Name of the page it leads to. */
  readonly name: string
  readonly to: string
}

/** Where the back button of a product leads: the gallery of its category, or all products. */
export function wayBack(category: Category): WayBack {
  const family = FAMILIES.find((one) => DESCRIPTORS[one].leadsBack === category)
  return family === undefined
    ? { name: 'Products', to: paths.products }
    : { name: category, to: DESCRIPTORS[family].path }
}

/** The pages above a product of this category, from home down. */
export function wayDown(category: Category): readonly CrumbData[] {
  const { name, to } = wayBack(category)
  const above = [
    { label: 'Home', to: paths.home },
    { label: 'Products', to: paths.products },
  ]
  return to === paths.products ? above : [...above, { label: name, to }]
}

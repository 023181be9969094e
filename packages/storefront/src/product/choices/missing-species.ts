import { chosenSpecies, type Choices } from '@millrun/catalogue/choosing/choices'
import { SPECIES_REQUIRED } from '@millrun/catalogue/choosing/line-id'
import type { Listing } from '@millrun/catalogue/product'
import { showToast } from '@millrun/ui/over/show-toast'

/** What stands at a field of woods of which none was picked. */
export const SPECIES_MISSING = 'Please select a wood species before adding to cart.'

/** Whether a product that comes in several woods has none chosen. */
export function isSpeciesMissing(product: Listing, choices: Choices): boolean {
  return product.species !== undefined && chosenSpecies(product, choices) === undefined
}

/** Says that a wood is to be picked first. */
export function showSpeciesRequired(): void {
  showToast({
    title: 'Species Required',
    description: SPECIES_REQUIRED,
    tone: 'destructive',
  })
}

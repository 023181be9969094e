import { chosenSpecies } from '@millrun/catalogue/choosing/choices'
import type { Line } from '@millrun/catalogue/choosing/line-id'
import { SPECIES_NAMES } from '@millrun/catalogue/choosing/species'
import { chosenRailSpecies } from '@millrun/catalogue/families/handrails/rail-choices'
import type { StockItem } from '@millrun/catalogue/product'

/** The wood that a part is ordered in, by name; undefined for what is not of wood. */
export function woodOf({ product, choices }: Line<StockItem>): string | undefined {
  const species = chosenSpecies(product, choices) ?? chosenRailSpecies(product, choices)
  if (species !== undefined) return SPECIES_NAMES[species]
  const isWooden = product.family === 'fittings' || product.family === 'rosettes'
  return isWooden ? product.materials[0] : undefined
}

import { chosenOption, chosenSpecies, type Choices } from '@millrun/catalogue/choosing/choices'
import { FINISH } from '@millrun/catalogue/choosing/option-group'
import { SPECIES } from '@millrun/catalogue/choosing/species-prices'
import { chosenRailSpecies } from '@millrun/catalogue/families/handrails/rail-choices'
import type { StockItem } from '@millrun/catalogue/product'
import { firstMaterial, type Material } from './material.ts'
import type { Wood } from './woods.ts'

/** The wood that each code of the species group means. */
export const OPTION_WOODS = {
  RO: 'red-oak',
  MP: 'maple',
  CH: 'cherry',
  WN: 'walnut',
  HK: 'hickory',
  PO: 'poplar',
} as const satisfies Record<(typeof SPECIES.options)[number]['code'], Wood>

/** What a product in these choices is made of. */
export function chosenMaterial(product: StockItem, choices: Choices): Material {
  const finish = chosenOption(product, choices, FINISH)
  if (finish !== undefined) return { finish: finish.code }
  const wood = chosenOption(product, choices, SPECIES)
  if (wood !== undefined) return { wood: OPTION_WOODS[wood.code] }
  const species = chosenSpecies(product, choices) ?? chosenRailSpecies(product, choices)
  return species === undefined ? firstMaterial(product) : { wood: species }
}

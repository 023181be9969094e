import type { Listing } from './product.ts'
import type { Option } from './option-group.ts'
import { SPECIES_NAMES, type Species } from './species.ts'

/** What the buyer picked: group id (or `species`) to option code (or species slug), all lowercase. */
export type Choices = Readonly<Record<string, string>>

type Choosable = Pick<Listing, 'optionGroups' | 'species'>

/** The options that `choices` names, in the product's order; a group that is not named gives its first. */
export function chosenOptions(product: Choosable, choices: Choices): readonly Option[] {
  return product.optionGroups.map((group) => {
    const code = choices[group.id]
    return group.options.find((option) => option.code.toLowerCase() === code) ?? group.options[0]
  })
}

/** The species that `choices` names, or undefined when none or one that the product is not made of. */
export function chosenSpecies(product: Choosable, choices: Choices): Species | undefined {
  return speciesOf(product).find((species) => species === choices['species'])
}

/** The species a product can be ordered in, in catalogue order; empty when it asks for none. */
export function speciesOf(product: Choosable): readonly Species[] {
  const slugs = Object.keys(SPECIES_NAMES).filter(isSpecies)
  const percents = product.species
  return percents === undefined
    ? []
    : slugs
        .filter((slug) => slug in percents)
        .toSorted((a, b) => order(percents, a) - order(percents, b))
}

/** `choices` with nothing unknown and every group named; undefined while a needed species is missing. */
export function completeChoices(product: Choosable, choices: Choices): Choices | undefined {
  const complete: Record<string, string> = {}
  if (product.species !== undefined) {
    const species = chosenSpecies(product, choices)
    if (species === undefined) return undefined
    complete['species'] = species
  }
  const options = chosenOptions(product, choices)
  product.optionGroups.forEach((group, index) => {
    complete[group.id] = (options[index] ?? group.options[0]).code.toLowerCase()
  })
  return complete
}

/** What the choices read like behind a title: `White Oak`, `Copper Vein, Left`. Empty without choices. */
export function choicesLabel(product: Choosable, choices: Choices): string {
  const species = chosenSpecies(product, choices)
  const names = chosenOptions(product, choices).map((option) => option.name)
  return (species === undefined ? names : [SPECIES_NAMES[species], ...names]).join(', ')
}

function isSpecies(slug: string): slug is Species {
  return slug in SPECIES_NAMES
}

function order(percents: object, slug: string): number {
  return Object.keys(percents).indexOf(slug)
}

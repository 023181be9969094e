import type { Listing } from '../product.ts'
import type { Option, OptionGroup } from './option-group.ts'
import { SPECIES_NAMES, type Species } from './species.ts'

/** What the buyer picked: group id (or `species`) to option code (or species slug), all lowercase. */
export type Choices = Readonly<Record<string, string>>

type Choosable = Pick<Listing, 'optionGroups' | 'species'>

/** The options that `choices` names, in the product's order; a group that is not named gives its first. */
export function chosenOptions(product: Choosable, choices: Choices): readonly Option[] {
  return product.optionGroups.map((group) => optionOf(group, choices))
}

/** The one of a group's options that `choices` names, or its first; undefined where the product does not ask for it. */
export function chosenOption<O extends { readonly code: string }>(
  product: Choosable,
  choices: Choices,
  { id, options }: { readonly id: string; readonly options: readonly O[] },
): O | undefined {
  const group = product.optionGroups.find((one) => one.id === id)
  const code = group && optionOf(group, choices).code
  return options.find((option) => option.code === code)
}

/** The species that `choices` names, or undefined when none or one that the product is not made of. */
export function chosenSpecies(product: Choosable, choices: Choices): Species | undefined {
  return speciesOf(product).find((species) => species === choices['species'])
}

/** The species a product can be ordered in, in the product's order; empty when it asks for none. */
export function speciesOf(product: Choosable): readonly Species[] {
  return Object.keys(product.species ?? {}).filter(isSpecies)
}

/**
 * `choices` with nothing unknown and every group named, species first and groups in the product's
 * order; undefined while a needed species is missing.
 */
export function completeChoices(product: Choosable, choices: Choices): Choices | undefined {
  const complete: Record<string, string> = {}
  if (product.species !== undefined) {
    const species = chosenSpecies(product, choices)
    if (species === undefined) return undefined
    complete['species'] = species
  }
  for (const group of product.optionGroups) {
    complete[group.id] = optionOf(group, choices).code.toLowerCase()
  }
  return complete
}

/**
 * Whether `choices` come down to this option or species, both as in a line id: also where it is the first of
 * its group and none is named.
 */
export function isChosen(
  product: Choosable,
  choices: Choices,
  group: string,
  code: string,
): boolean {
  const asked = product.optionGroups.find(({ id }) => id === group)
  return asked === undefined
    ? group === 'species' && chosenSpecies(product, choices) === code
    : optionOf(asked, choices).code.toLowerCase() === code
}

/** What the choices read like behind a title: `White Oak`, `Copper Vein, Left`. Empty without choices. */
export function choicesLabel(product: Choosable, choices: Choices): string {
  const species = chosenSpecies(product, choices)
  const names = chosenOptions(product, choices).map((option) => option.name)
  const whole = (species === undefined ? names : [SPECIES_NAMES[species], ...names]).join(', ')
  return choices['cut'] ? `${whole}, cut to ${cutLabel(choices['cut'])}` : whole
}

/** `72" + 72"` of `72+72`. */
function cutLabel(cut: string): string {
  return `${cut.replaceAll('+', '" + ')}"`
}

function optionOf(group: OptionGroup, choices: Choices): Option {
  const code = choices[group.id]
  return group.options.find((option) => option.code.toLowerCase() === code) ?? group.options[0]
}

function isSpecies(slug: string): slug is Species {
  return Object.hasOwn(SPECIES_NAMES, slug)
}

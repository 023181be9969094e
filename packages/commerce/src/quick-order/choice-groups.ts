import { speciesOf } from '@millrun/catalogue/choosing/choices'
import { SPECIES_NAMES } from '@millrun/catalogue/choosing/species'
import type { Listing } from '@millrun/catalogue/product'
import { readMeasures } from '@millrun/catalogue/search/measures'

/** An option or a wood of a product, and what it is called in a list. */
export interface NamedOption {
  readonly code: string
  readonly name: string
}

/** What a product lets its buyer choose: its woods, and its option groups. */
export interface ChoiceGroup {
  readonly id: string
  readonly name: string
  readonly options: readonly NamedOption[]
}

/** What a buyer chooses of a product, the wood first; codes as a line's id has them. */
export function choiceGroups(product: Listing): readonly ChoiceGroup[] {
  const woods = speciesOf(product).map((code) => ({ code, name: SPECIES_NAMES[code] }))
  const groups = product.optionGroups.map(({ id, name, options }) => ({
    id,
    name,
    options: options.map((option) => ({ code: option.code.toLowerCase(), name: option.name })),
  }))
  return woods.length === 0
    ? groups
    : [{ id: 'species', name: 'Species', options: woods }, ...groups]
}

/** What an option measures, in inches; undefined for what is no length. */
export function inchesOf({ name }: NamedOption): number | undefined {
  return readMeasures(name)[0]?.inches
}

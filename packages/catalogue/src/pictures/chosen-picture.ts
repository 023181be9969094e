import {
  chosenOption,
  chosenOptions,
  chosenSpecies,
  speciesOf,
  type Choices,
} from '../choosing/choices.ts'
import { HAND, isOfCoats } from '../choosing/option-group.ts'
import { picturePath } from './picture-path.ts'
import type { Listing } from '../product.ts'

type Pictured = Pick<Listing, 'id' | 'optionGroups' | 'species'>

/**
 * What the picture of a product in these choices is called: `m-399-cv`, `c-2005-poplar`, `f-7210-l`,
 * `c-8010-l-cherry`. The first finish or wood is not named; profiles, heights and sizes are told in words.
 */
export function lookName(product: Pictured, choices: Choices): string {
  const look = [chosenOption(product, choices, HAND)?.code, coatIn(product, choices)]
  return [product.id, ...look.filter((code) => code !== undefined)].join('-').toLowerCase()
}

/** Where the picture of a product in these choices is served from. */
export function chosenPicture(product: Pictured, choices: Choices): string {
  return picturePath(lookName(product, choices))
}

/** The chosen finish or wood; undefined for the first, and for what is offered in one only. */
function coatIn(product: Pictured, choices: Choices): string | undefined {
  const coats = product.optionGroups.find(isOfCoats)
  if (coats !== undefined) {
    const [option] = chosenOptions({ optionGroups: [coats] }, choices)
    return option === coats.options[0] ? undefined : option?.code
  }
  const species = chosenSpecies(product, choices)
  return species === speciesOf(product)[0] ? undefined : species
}

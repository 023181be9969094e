import { chosenOptions, chosenSpecies, speciesOf, type Choices } from './choices.ts'
import type { OptionType } from './option-group.ts'
import { picturePath } from './picture-path.ts'
import type { Listing } from './product.ts'

type Pictured = Pick<Listing, 'id' | 'optionGroups' | 'species'>

/** Choices that are seen, the most telling first; profiles, heights and sizes are told in words. */
const SEEN: readonly OptionType[] = ['hand', 'finish', 'material']

/**
 * Where the picture of a product in these choices is served from. Hands have a picture each; the first
 * finish and the first wood are what the product's own picture shows.
 */
export function chosenPicture(product: Pictured, choices: Choices): string {
  const group = SEEN.map((type) => product.optionGroups.find((one) => one.type === type)).find(
    (one) => one !== undefined,
  )
  if (group === undefined) return speciesPicture(product, choices)
  const option = chosenOptions({ optionGroups: [group] }, choices)[0] ?? group.options[0]
  if (group.type !== 'hand' && option === group.options[0]) return picturePath(product.id)
  return picturePath(`${product.id}-${option.code.toLowerCase()}`)
}

function speciesPicture(product: Pictured, choices: Choices): string {
  const species = chosenSpecies(product, choices)
  const isOwn = species === undefined || species === speciesOf(product)[0]
  return picturePath(isOwn ? product.id : `${product.id}-${species}`)
}

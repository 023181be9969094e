import { chosenOptions, chosenSpecies, speciesOf, type Choices } from '../choosing/choices.ts'
import { isPictured, nearestPictured } from './nearest-look.ts'
import type { Option, OptionGroup, OptionType } from '../choosing/option-group.ts'
import { picturePath } from './picture-path.ts'
import type { Listing } from '../product.ts'

type Pictured = Pick<Listing, 'id' | 'optionGroups' | 'species'>

/** Choices that are seen, the most telling first; profiles, heights and sizes are told in words. */
const SEEN: readonly OptionType[] = ['hand', 'finish', 'material']

/**
 * Where the picture of a product in these choices is served from. Hands have a picture each; the first
 * finish and the first wood are what the product's own picture shows, and a look without a photograph shows
 * the nearest one that there is.
 */
export function chosenPicture(product: Pictured, choices: Choices): string {
  const group = seenGroup(product)
  if (group === undefined) return speciesPicture(product, choices)
  const option = nearestPictured(group, chosenIn(group, choices))
  if (group.type !== 'hand' && option === group.options[0]) return picturePath(product.id)
  return picturePath(`${product.id}-${option.code.toLowerCase()}`)
}

/**
 * What to say beside a picture that does not show the choice itself: `Shown in Satin Black`. Undefined where
 * the picture shows what is chosen.
 */
export function pictureNote(product: Pictured, choices: Choices): string | undefined {
  const group = seenGroup(product)
  if (group === undefined) return undefined
  const option = chosenIn(group, choices)
  return isPictured(group, option) ? undefined : `Shown in ${nearestPictured(group, option).name}`
}

function seenGroup({ optionGroups }: Pictured): OptionGroup | undefined {
  const groups = SEEN.map((type) => optionGroups.find((one) => one.type === type))
  return groups.find((group) => group !== undefined)
}

function chosenIn(group: OptionGroup, choices: Choices): Option {
  return chosenOptions({ optionGroups: [group] }, choices)[0] ?? group.options[0]
}

function speciesPicture(product: Pictured, choices: Choices): string {
  const species = chosenSpecies(product, choices)
  const isOwn = species === undefined || species === speciesOf(product)[0]
  return picturePath(isOwn ? product.id : `${product.id}-${species}`)
}

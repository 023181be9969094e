import { completeChoices, speciesOf, type Choices } from '@millrun/catalogue/choices'
import type { FinishCode } from '@millrun/catalogue/option-group'
import type { Listing } from '@millrun/catalogue/product'
import type { Species } from '@millrun/catalogue/species'
import type { WoodChoice } from '../design/wood-choice.ts'

/** What is taken instead where a product is not sold in the wood, the nearest first. */
const NEXT_WOODS: Readonly<Record<WoodChoice, readonly Species[]>> = {
  'red-oak': ['red-oak'],
  'white-oak': ['white-oak', 'red-oak'],
  poplar: ['poplar', 'primed'],
  'hard-maple': ['hard-maple', 'maple', 'beech'],
  cherry: ['cherry', 'alder'],
  primed: ['primed', 'poplar'],
}

/** Codes of the option group that a few wood products choose their wood by. */
const WOOD_CODES: Readonly<Partial<Record<WoodChoice, string>>> = {
  'red-oak': 'ro',
  'hard-maple': 'mp',
  cherry: 'ch',
  poplar: 'po',
  primed: 'po',
}

export interface Wished {
  readonly wood: WoodChoice
  readonly finish: FinishCode
  /** Choices that the place in the stair asks for: hand, size, height. */
  readonly also?: Choices
}

/** Complete choices of a product, as near to what is wished as it is sold. */
export function choicesFor(
  product: Pick<Listing, 'optionGroups' | 'species'>,
  { wood, finish, also }: Wished,
): Choices {
  const picked = {
    finish: finish.toLowerCase(),
    ...also,
    species:
      product.species === undefined ? woodCode(product, wood) : nearestSpecies(product, wood),
  }
  return completeChoices(product, picked) ?? {}
}

/** The option for a wood: rails have each by its name, a few other products by codes of their own. */
function woodCode({ optionGroups }: Pick<Listing, 'optionGroups'>, wood: WoodChoice): string {
  const group = optionGroups.find(({ id }) => id === 'species')
  const isSold = group?.options.some(({ code }) => code === wood) ?? false
  return isSold ? wood : (WOOD_CODES[wood] ?? 'ro')
}

/** The wood that a product is sold in when this one is wished; of `species` groups it speaks elsewhere. */
function nearestSpecies(
  product: Pick<Listing, 'optionGroups' | 'species'>,
  wood: WoodChoice,
): Species {
  const sold = speciesOf(product)
  const found = NEXT_WOODS[wood].find((species) => sold.includes(species))
  return found ?? sold[0] ?? 'red-oak'
}

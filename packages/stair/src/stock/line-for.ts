import { type Line, lineOf } from '@millrun/catalogue/choosing/line-id'
import type { StockItem, Listing } from '@millrun/catalogue/product'
import { completeChoices, speciesOf, type Choices } from '@millrun/catalogue/choosing/choices'
import type { FinishCode } from '@millrun/catalogue/choosing/option-group'
import type { Species } from '@millrun/catalogue/choosing/species'
import type { WoodChoice } from '../design/wood-choice.ts'

/** A product as it is ordered for a stair: in its wood, finish, size and hand, with the catalogue's id and price. */
export function lineFor(product: StockItem, wished: Wished): Line<StockItem> {
  return lineOf(product, choicesFor(product, wished))
}

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

interface Wished {
  readonly wood: WoodChoice
  readonly finish: FinishCode
  /** Choices that the place in the stair asks for: hand, size, height. */
  readonly also?: Choices
}

/** Complete choices of a product, as near to what is wished as it is sold. */
function choicesFor(
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

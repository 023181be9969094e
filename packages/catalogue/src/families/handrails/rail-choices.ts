import type { Choices } from '../../choosing/choices.ts'
import type { Option, OptionGroup } from '../../choosing/option-group.ts'
import type { Listing } from '../../product.ts'
import { RAIL_SPECIES } from '../../choosing/species-prices.ts'
import { SPECIES_NAMES } from '../../choosing/species.ts'

export type RailSpecies = keyof typeof RAIL_SPECIES

/** Every rail can be had in these lengths, and in its own where that is another. The trade mills up to 20 feet. */
const LENGTHS_FT: readonly number[] = [8, 10, 12, 16, 20]
const SPECIES_ORDER = Object.keys(RAIL_SPECIES).filter(isRailSpecies)

const LENGTH = 'length'
const SPECIES = 'species'

/** The lengths of a rail whose price is stated for `ownFt`: that one first, all at the same price a foot. */
export function railLengthGroup(ownFt: number): OptionGroup {
  const optionFor = (lengthFt: number): Option => ({
    code: String(lengthFt),
    name: `${lengthFt} ft`,
    priceAddCents: 0,
    ...percentOf(lengthFt / ownFt),
  })
  const further = LENGTHS_FT.filter((lengthFt) => lengthFt !== ownFt)
  return {
    id: LENGTH,
    name: 'Length',
    type: 'length',
    options: [optionFor(ownFt), ...further.map(optionFor)],
  }
}

/** The woods of a rail whose price is stated in `own`: that one first. */
export function railSpeciesGroup(own: RailSpecies): OptionGroup {
  const optionFor = (species: RailSpecies): Option => ({
    code: species,
    name: SPECIES_NAMES[species],
    priceAddCents: 0,
    ...percentOf(RAIL_SPECIES[species] / RAIL_SPECIES[own]),
  })
  const further = SPECIES_ORDER.filter((species) => species !== own)
  return {
    id: SPECIES,
    name: 'Species',
    type: 'material',
    options: [optionFor(own), ...further.map(optionFor)],
  }
}

/** The wood that is chosen of a rail; undefined for what does not choose among the woods of rails. */
export function chosenRailSpecies(
  { optionGroups }: Pick<Listing, 'optionGroups'>,
  choices: Choices,
): RailSpecies | undefined {
  const group = optionGroups.find(({ id }) => id === SPECIES)
  const codes = group?.options.map(({ code }) => code) ?? []
  const code = codes.find((one) => one === choices[SPECIES]) ?? codes[0]
  return code !== undefined && isRailSpecies(code) ? code : undefined
}

/** The length that is chosen, in inches; undefined for what asks for none. */
export function chosenLengthIn(
  { optionGroups }: Pick<Listing, 'optionGroups'>,
  choices: Choices,
): number | undefined {
  const group = optionGroups.find(({ id }) => id === LENGTH)
  const option = group?.options.find(({ code }) => code === choices[LENGTH]) ?? group?.options[0]
  return option && Number(option.code) * 12
}

/** The choice of a length, in inches, of those that a product is sold in. */
export function lengthChoice(lengthIn: number): Choices {
  return { [LENGTH]: String(lengthIn / 12) }
}

/** Every length that a product is sold in, in inches, its own first; empty for what asks for none. */
export function lengthsSoldIn({ optionGroups }: Pick<Listing, 'optionGroups'>): readonly number[] {
  const group = optionGroups.find(({ id }) => id === LENGTH)
  return group?.options.map(({ code }) => Number(code) * 12) ?? []
}

/** To a thousandth of a percent, which is less than half a cent on any rail. */
function percentOf(share: number): Pick<Option, 'percent'> {
  return share === 1 ? {} : { percent: Math.round(share * 1e5) / 1e3 }
}

function isRailSpecies(slug: string): slug is RailSpecies {
  return Object.hasOwn(RAIL_SPECIES, slug)
}

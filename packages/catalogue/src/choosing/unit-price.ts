import { chosenOptions, chosenSpecies, type Choices } from './choices.ts'
import type { Option, OptionGroup } from './option-group.ts'
import type { Listing } from '../product.ts'

/** "Up to 30% trade discount": what is left of everybody's price at the least, in percent. */
export const LEAST_PERCENT = 70

type Priced = Pick<
  Listing,
  'priceCents' | 'listCents' | 'breaks' | 'originalCents' | 'optionGroups' | 'species'
>

/** How many pieces are bought together: of a product in all its choices, and of its whole family. */
export interface Pieces {
  readonly product: number
  readonly family: number
}

/**
 * What one piece costs with these choices, in whole cents: base × species percent, rounded to the
 * cent, plus what the options add, times the percents of options that have one, rounded again. Without a
 * species the base price holds. Of a buyer's own list the lowest break that so many pieces reach holds, and never more
 * than 30 % is taken off everybody's price.
 */
export function unitPrice(product: Priced, choices: Choices, pieces?: Pieces): number {
  const reached = product.breaks?.filter(({ min, counted }) => (pieces?.[counted] ?? 1) >= min)
  const breakCents = reached?.map(({ priceCents }) => priceCents) ?? []
  const price = scaled(product, choices, Math.min(product.priceCents, ...breakCents))
  if (product.listCents === undefined) return price
  const everybodys = scaled(product, choices, product.listCents)
  return Math.min(everybodys, Math.max(price, leastCents(everybodys)))
}

/** The least that may stand in the place of a price, in cents. */
export function leastCents(cents: number): number {
  return Math.ceil((cents * LEAST_PERCENT) / 100)
}

/** The struck-through price with these choices, in whole cents, scaled from its own base. */
export function originalPrice(product: Priced, choices: Choices): number {
  return scaled(product, choices, product.originalCents)
}

/** The discount in whole percent, rounded; 0 when nothing is saved. */
export function savePercent(product: Priced, choices: Choices): number {
  const original = originalPrice(product, choices)
  if (original <= 0) return 0
  return Math.max(0, Math.round(((original - unitPrice(product, choices)) / original) * 100))
}

/**
 * What an option makes dearer than the first of its group, in cents and in the other choices as they are;
 * negative where it is cheaper.
 */
export function priceChangeOf(
  product: Priced,
  choices: Choices,
  { id, options }: OptionGroup,
  option: Option,
): number {
  const priceIn = ({ code }: Option) => unitPrice(product, { ...choices, [id]: code.toLowerCase() })
  return priceIn(option) - priceIn(options[0])
}

function scaled(product: Priced, choices: Choices, baseCents: number): number {
  const species = chosenSpecies(product, choices)
  const percent = (species === undefined ? undefined : product.species?.[species]) ?? 100
  const options = chosenOptions(product, choices)
  const added = options.reduce((sum, option) => sum + option.priceAddCents, 0)
  const factor = options.reduce((all, option) => all * ((option.percent ?? 100) / 100), 1)
  return Math.round((Math.round((baseCents * percent) / 100) + added) * factor)
}

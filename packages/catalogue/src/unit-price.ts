import { chosenOptions, chosenSpecies, type Choices } from './choices.ts'
import type { Listing } from './product.ts'

type Priced = Pick<Listing, 'priceCents' | 'originalCents' | 'optionGroups' | 'species'>

/**
 * What one piece costs with these choices, in whole cents: base × species percent, rounded to the
 * cent, plus what the options add. Without a species the base price holds.
 */
export function unitPrice(product: Priced, choices: Choices): number {
  return scaled(product, choices, product.priceCents)
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

function scaled(product: Priced, choices: Choices, baseCents: number): number {
  const species = chosenSpecies(product, choices)
  const percent = (species === undefined ? undefined : product.species?.[species]) ?? 100
  const added = chosenOptions(product, choices).reduce(
    (sum, option) => sum + option.priceAddCents,
    0,
  )
  return Math.round((baseCents * percent) / 100) + added
}

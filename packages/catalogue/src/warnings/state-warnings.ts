import { isWooden } from './is-wooden.ts'
import type { Listing } from '../product.ts'

/** What the law of some states wants a buyer to be told before paying. */
export interface StateWarning {
  readonly id: string
  /** Postal codes of the states that it holds for. */
  readonly states: readonly string[]
  /** As it is shown to those who cannot choose a state yet: `California`. */
  readonly place: string
  /** The signal word, which stands in bold capitals beside the warning symbol. */
  readonly signal: string
  readonly text: string
  readonly link: { readonly label: string; readonly href: string }
  readonly source: string
  readonly applies: (product: WarnedProduct) => boolean
}

type WarnedProduct = Pick<Listing, 'id' | 'family' | 'category' | 'species'>

/**
 * One row for each warning. There is none for composite wood (17 CCR § 93120, 40 CFR part 770): everything we sell
 * of wood is solid wood, and no product contains plywood, particleboard or fiberboard. A product that does needs its
 * row here.
 */
export const STATE_WARNINGS: readonly StateWarning[] = [
  {
    id: 'wood-dust',
    states: ['CA'],
    place: 'California',
    signal: 'WARNING',
    text: 'Drilling, sawing, sanding or machining wood products can expose you to wood dust, a substance known to the State of California to cause cancer. Avoid inhaling wood dust or use a dust mask or other safeguards for personal protection. For more information go to',
    link: {
      label: 'www.P65Warnings.ca.gov/wood',
      href: 'https://www.p65warnings.ca.gov/wood',
    },
    source: '27 CCR § 25607.11(a), the text for raw wood products',
    applies: isWooden,
  },
]

/** The warnings that some products carry in a state, in the order of the rows, each once. Empty outside the states named. */
export function warningsFor(
  products: readonly WarnedProduct[],
  state: string,
): readonly StateWarning[] {
  return STATE_WARNINGS.filter(
    ({ states, applies }) => states.includes(state) && products.some(applies),
  )
}

/** The warnings that a product carries in any state. */
export function warningsOf(product: WarnedProduct): readonly StateWarning[] {
  return STATE_WARNINGS.filter(({ applies }) => applies(product))
}

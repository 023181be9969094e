import { catalogue } from '@millrun/catalogue/catalogue'
import { completeChoices, speciesOf } from '@millrun/catalogue/choosing/choices'
import { lineOf } from '@millrun/catalogue/choosing/line-id'
import { isSample } from '@millrun/catalogue/families/samples/sample-of'
import type { Product } from '@millrun/catalogue/product'
import { cartItem } from '@millrun/commerce/cart-item'
import type { CartItem } from '@millrun/commerce/cart'
import { MAX_SAMPLES } from '@millrun/commerce/limits/sample-limit'
import { FIELD_MAX, type CheckoutForm } from '@millrun/commerce/checkout-form'
import { US_STATES } from '@millrun/commerce/address/us-states'
import { statesOfZip } from '@millrun/commerce/address/zip-states'
import type { Chance } from './campaign/chance.ts'
import { SAMPLE_FORM } from './sample-order.ts'

const IN_STOCK = catalogue.filter(({ inStock }) => inStock)
const SAMPLES = IN_STOCK.filter(isSample)
const PARTS = IN_STOCK.filter((product) => !isSample(product))
const LETTERS = ['a', 'Z', ' ', '7', '#', "'", '"', '<', '&', '\u0007', 'é', '漢', '🪜', '\u200d']
const MOST_LINES = 200
const MOST_PIECES = 100_000

/** Any lines that the shop sells: one or two mostly, now and then as many as it takes. */
export function randomItems(chance: Chance): readonly CartItem[] {
  const count = chance.in(0.05) ? MOST_LINES : chance.whole(1, 6)
  const items = new Map<string, CartItem>()
  for (let line = 0; line < count; line += 1) {
    const item = randomItem(one(PARTS, chance), chance)
    items.set(item.id, item)
  }
  if (chance.in(0.2)) {
    const sample = { ...randomItem(one(SAMPLES, chance), chance), quantity: MAX_SAMPLES }
    items.set(sample.id, sample)
  }
  return [...items.values()].slice(-MOST_LINES)
}

function randomItem(product: Product, chance: Chance): CartItem {
  const wanted: Record<string, string> = {}
  if (product.species !== undefined) wanted['species'] = one(speciesOf(product), chance)
  for (const group of product.optionGroups) {
    wanted[group.id] = one(group.options, chance).code.toLowerCase()
  }
  const line = lineOf(product, completeChoices(product, wanted) ?? {})
  return { ...cartItem(line), quantity: chance.in(0.1) ? MOST_PIECES : chance.whole(1, 500) }
}

/** A buyer whose texts are as long and as odd as the checkout lets through. */
export function randomForm(chance: Chance): CheckoutForm {
  const state = one(Object.keys(US_STATES), chance)
  return {
    ...SAMPLE_FORM,
    firstName: oddText('firstName', chance),
    lastName: oddText('lastName', chance),
    streetAddress: oddText('streetAddress', chance),
    secondaryAddress: chance.in(0.5) ? '' : oddText('secondaryAddress', chance),
    city: oddText('city', chance),
    state,
    zipCode: randomZip(state, chance),
    pickup: chance.in(0.3),
  }
}

/** Every beginning of a ZIP code, with the states that it may lie in. */
const PREFIXES = Array.from({ length: 1000 }, (_, number) => {
  const prefix = String(number).padStart(3, '0')
  return { prefix, states: statesOfZip(prefix) }
})

function randomZip(state: string, chance: Chance): string {
  const prefixes = PREFIXES.filter(({ states }) => states.includes(state))
  const digits = (count: number) =>
    Array.from({ length: count }, () => String(chance.whole(0, 9))).join('')
  return `${one(prefixes, chance).prefix}${digits(2)}${chance.in(0.3) ? `-${digits(4)}` : ''}`
}

/** Never blank, and with something to see at both ends. */
function oddText(
  field: 'firstName' | 'lastName' | 'streetAddress' | 'secondaryAddress' | 'city',
  chance: Chance,
) {
  const length = chance.in(0.2) ? FIELD_MAX[field] - 4 : chance.whole(0, 20)
  const letters = Array.from({ length }, () => one(LETTERS, chance)).join('')
  return `x${letters.slice(0, FIELD_MAX[field] - 2)}y`
}

function one<T>(values: readonly T[], chance: Chance): T {
  const value = values[chance.whole(0, values.length - 1)]
  if (value === undefined) throw new Error('there is nothing to choose from')
  return value
}

import type { Choices } from '@millrun/catalogue/choosing/choices'
import { SPECIES_REQUIRED } from '@millrun/catalogue/choosing/line-id'
import type { Listing } from '@millrun/catalogue/product'
import { isOrderQuantity, quantityRefusal } from '../limits/order-limits.ts'
import { type ChoiceGroup, choiceGroups } from './choice-groups.ts'
import type { OpenChoice } from './choice-words.ts'
import { asking, type RowAnswer } from './row-answer.ts'
import type { RowQuantity } from './row-quantity.ts'
import { rowText } from './row-text.ts'

/** Asks how many are wanted, where a row says several numbers or one that cannot be ordered. */
export function askQuantity(product: Listing, said: Choices, amount: RowQuantity): RowAnswer {
  if (amount.kind !== 'open') return asking(quantityRefusal(product.title), [], product)
  const numbers = amount.among.filter(isOrderQuantity)
  const presses = numbers.map((number) => ({
    label: `${number}`,
    row: rowText(product, said, number),
  }))
  return asking(`How many of ${product.itemNumber}?`, presses, product)
}

interface Wanted {
  readonly product: Listing
  readonly said: Choices
  readonly quantity: number
}

/** The first thing about a product's choices that a row leaves open. */
export function askChoice(
  { product, said, quantity }: Wanted,
  [open]: readonly OpenChoice[],
  [foreign]: readonly string[],
): RowAnswer | undefined {
  const { itemNumber } = product
  if (foreign !== undefined) {
    const press = { label: 'Take it as it comes', row: rowText(product, said, quantity) }
    return asking(`${itemNumber} is not offered in ${foreign}.`, [press], product)
  }
  const woods = choiceGroups(product).find(({ id }) => id === 'species')
  const isWoodMissing = product.species !== undefined && said['species'] === undefined
  const missing = isWoodMissing && woods ? { group: woods, among: woods.options } : undefined
  const asked = open ?? missing
  if (asked === undefined) return undefined
  const presses = asked.among.map(({ code, name }) => ({
    label: name,
    row: rowText(product, { ...said, [asked.group.id]: code }, quantity),
  }))
  return asking(
    open === undefined ? SPECIES_REQUIRED : openSentence(itemNumber, open),
    presses,
    product,
  )
}

/** A number alone that is also a size of the product, as `36` of a tread, may be either. */
export function askSize(
  { product, said, quantity }: Wanted,
  amount: RowQuantity,
): RowAnswer | undefined {
  if (amount.kind !== 'said' || amount.isMarked) return undefined
  const group = unsaidGroups(product, said).find(({ options }) =>
    options.some(({ code }) => code === `${quantity}`),
  )
  const named = group?.options.find(({ code }) => code === `${quantity}`)
  const usual = group?.options[0]
  if (group === undefined || named === undefined || usual === undefined) return undefined
  const rowOf = (code: string, pieces: number) =>
    rowText(product, { ...said, [group.id]: code }, pieces)
  return asking(
    `Is ${quantity} how many, or which ${group.name.toLowerCase()}?`,
    [
      { label: `${quantity} pieces of ${usual.name}`, row: rowOf(usual.code, quantity) },
      { label: `1 piece of ${named.name}`, row: rowOf(named.code, 1) },
    ],
    product,
  )
}

function openSentence(itemNumber: string, { group, inVain }: OpenChoice): string {
  const which = `Which ${group.name.toLowerCase()}`
  return inVain === undefined
    ? `${which} of ${itemNumber}?`
    : `${itemNumber} is not offered in ${inVain}. ${which}?`
}

/** What a product lets choose and nothing is said of. */
export function unsaidGroups(product: Listing, said: Choices): readonly ChoiceGroup[] {
  return choiceGroups(product).filter(({ id, options }) => !(id in said) && options.length > 1)
}

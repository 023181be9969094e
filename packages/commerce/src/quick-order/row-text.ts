import type { Choices } from '@millrun/catalogue/choosing/choices'
import { lineOf } from '@millrun/catalogue/choosing/line-id'
import type { Listing } from '@millrun/catalogue/product'
import { choiceGroups } from './choice-groups.ts'

/** A row as it is read back: `48 x M-399, Copper Vein`. Choices that are not made are not named. */
export function rowText(product: Listing, said: Choices, quantity: number): string {
  if (said['cut'] !== undefined) return `${quantity} x ${lineOf(product, said).id}`
  const names = choiceGroups(product).flatMap(({ id, options }) =>
    options.filter(({ code }) => code === said[id]).map(({ name }) => name),
  )
  return [`${quantity} x ${product.itemNumber}`, ...names].join(', ')
}

import { amountToCents } from '../dollars.ts'

const PRICE = /^\$?(\d{1,7}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/
const COUNT = /^[+-]?(?:\d{1,9}|\d{1,3}(?:,\d{3})+)$/

/** What stands in a file for the stock of a product that is not counted. */
export const NOT_COUNTED = 'not counted'

/**
 * A price as people and spreadsheets write it, in cents: `1,299.00`, `$34.99`, `12.5`, `40`. Undefined for anything
 * that could be read in two ways.
 */
export function typedPrice(text: string): number | undefined {
  const match = PRICE.exec(text.trim())
  if (match === null) return undefined
  const dollars = Number((match[1] ?? '').replaceAll(',', ''))
  return amountToCents(`${dollars}.${(match[2] ?? '').padEnd(2, '0')}`)
}

/** A count of pieces as people write it, below zero for what was lost: `1,200`, `-3`. */
export function typedCount(text: string): number | undefined {
  const plain = text.trim()
  return COUNT.test(plain) ? Number(plain.replaceAll(',', '')) : undefined
}

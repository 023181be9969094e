import { withCommas } from '../with-commas.ts'

/** The most lines that one order takes, and the most pieces of one line. */
export const MAX_LINES = 200
export const MAX_QUANTITY = 100_000

/** What a buyer is told of more lines. */
export const TOO_MANY_LINES = `An order takes at most ${MAX_LINES} lines; please split it or write to us.`

/** Whether this many pieces of one line can be ordered. */
export function isOrderQuantity(quantity: number): boolean {
  return Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY
}

/** What a buyer is told of any other quantity. */
export function quantityRefusal(title: string): string {
  return `The quantity of ${title} must be a whole number from 1 to ${withCommas(MAX_QUANTITY)}.`
}

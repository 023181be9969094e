import type { Choices } from '@millrun/catalogue/choosing/choices'
import { lineOf } from '@millrun/catalogue/choosing/line-id'
import type { Listing } from '@millrun/catalogue/product'
import { type Bought, pricedTogether } from '@millrun/commerce/trade/priced-together'
import { PIECES_AT_ONCE } from '../../cart/pieces-at-once.ts'
import { isSpeciesMissing } from '../../product/choices/missing-species.ts'
import { readQuantity } from '@millrun/ui/fields/read-quantity'

/** What stands in the row of a product: the quantity as typed, and what was chosen. */
export interface PadRow {
  readonly text: string
  readonly choices: Choices
}

/** What was written down in a list and is not in the cart yet, by product id. */
export type OrderPad = Readonly<Record<string, PadRow>>

export const EMPTY_ROW: PadRow = { text: '', choices: {} }

/** Why a row cannot be added. */
export type RowProblem = 'quantity' | 'species'

/** What pressing Add would put into the cart. */
export interface PadSum {
  readonly lines: readonly Bought[]
  readonly pieces: number
  readonly cents: number
  /** By product id. */
  readonly problems: Readonly<Record<string, RowProblem>>
}

/** Adds up a list. Rows without a quantity count for nothing, those with a problem neither. */
export function padSum(pad: OrderPad, products: readonly Listing[]): PadSum {
  const problems: Record<string, RowProblem> = {}
  const wanted = products.flatMap((product) => {
    const { text, choices } = pad[product.id] ?? EMPTY_ROW
    const quantity = rowQuantity(text)
    if (quantity === 0) return []
    const problem = rowProblem(product, choices, quantity)
    if (problem !== undefined) problems[product.id] = problem
    if (problem !== undefined || quantity === undefined) return []
    return [{ line: lineOf(product, choices), quantity }]
  })
  const lines = pricedTogether(wanted)
  return {
    lines,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    cents: lines.reduce((sum, { line, quantity }) => sum + line.unitPriceCents * quantity, 0),
    problems,
  }
}

/** The quantity typed into a row: 0 for an empty one, undefined for what is none. */
export function rowQuantity(text: string): number | undefined {
  if (text.trim() === '') return 0
  const quantity = readQuantity(text)
  return quantity !== undefined && quantity >= 0 && quantity <= PIECES_AT_ONCE.max
    ? quantity
    : undefined
}

function rowProblem(
  product: Listing,
  choices: Choices,
  quantity: number | undefined,
): RowProblem | undefined {
  if (quantity === undefined) return 'quantity'
  return isSpeciesMissing(product, choices) ? 'species' : undefined
}

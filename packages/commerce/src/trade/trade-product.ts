import type { Listing, PriceBreak } from '@millrun/catalogue/product'
import { leastCents } from '@millrun/catalogue/choosing/unit-price'
import { statedCents, type PriceRow } from './price-row.ts'

/**
 * A product as a buyer with a price list of his own sees it: at the list's price for one, with what it costs from more
 * pieces on, and without a struck-through price. It is never dearer than for everybody, and never more than 30 % cheaper.
 */
export function tradeProduct<P extends Listing>(product: P, rows: readonly PriceRow[]): P {
  const listCents = product.listCents ?? product.priceCents
  const breaks = rows
    .filter((row) => isFor(product, row))
    .map((row) => breakOf(row, listCents))
    .toSorted((a, b) => a.min - b.min || a.priceCents - b.priceCents)
  const forOne = breaks.filter(({ min }) => min === 1)
  const priceCents = Math.min(listCents, ...forOne.map((one) => one.priceCents))
  const lower = breaks.filter(
    (one, at) =>
      one.priceCents < priceCents && breaks.slice(0, at).every((before) => !isAsGood(before, one)),
  )
  if (priceCents === listCents && lower.length === 0) return product
  return {
    ...product,
    priceCents,
    listCents,
    originalCents: 0,
    ...(lower.length > 0 && { breaks: lower }),
  }
}

/** What is charged by a row that is reached: never more than everybody's base price, never more than 30 % less. */
export function chargedCents(row: Pick<PriceRow, 'price'>, listCents: number): number {
  return Math.min(listCents, Math.max(statedCents(row, listCents), leastCents(listCents)))
}

function isFor({ id, family }: Listing, { target }: PriceRow): boolean {
  return 'product' in target ? target.product === id : target.family === family
}

function breakOf(row: PriceRow, listCents: number): PriceBreak {
  return {
    min: row.min,
    priceCents: chargedCents(row, listCents),
    counted: 'product' in row.target ? 'product' : 'family',
  }
}

/** Whether who reaches the later of two breaks has reached a better one already. */
function isAsGood(before: PriceBreak, later: PriceBreak): boolean {
  return before.priceCents <= later.priceCents && before.counted === later.counted
}

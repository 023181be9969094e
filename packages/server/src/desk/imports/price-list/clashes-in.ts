import type { Product } from '@millrun/catalogue/product'
import { statedCents, type PriceRow } from '@millrun/commerce/trade/price-row'
import { saidPrice, saidTarget, targetKey } from './said-price-row.ts'

/** A price of a list with the row of the file that says it. */
export interface NumberedPrice {
  readonly row: number
  readonly price: PriceRow
}

type FindToday = (productId: string) => Product | undefined

/** Families are compared by their percents alone. */
const ANY_CENTS = 10_000

/** Which rows of one list cannot stand beside another one of it, and why, by their numbers. */
export function clashesIn(
  prices: readonly NumberedPrice[],
  findToday: FindToday,
): ReadonlyMap<number, string> {
  const clashes = new Map<number, string>()
  for (const together of Map.groupBy(prices, ({ price }) => targetKey(price.target)).values()) {
    const upwards = together.toSorted(
      (one, other) => one.price.min - other.price.min || one.row - other.row,
    )
    for (const [at, one] of upwards.entries()) {
      const below = upwards[at - 1]
      const problem = below && clash(one, below, findToday)
      if (problem !== undefined) clashes.set(one.row, problem)
    }
  }
  return clashes
}

function clash(
  { price }: NumberedPrice,
  below: NumberedPrice,
  findToday: FindToday,
): string | undefined {
  if (price.min === below.price.min) {
    return `${saidTarget(price)} stands in row ${below.row}, too; please keep one of them.`
  }
  const { target } = price
  const listCents = 'product' in target ? findToday(target.product)?.priceCents : undefined
  const [cents, before] = [price, below.price].map((one) =>
    statedCents(one, listCents ?? ANY_CENTS),
  )
  if ((cents ?? 0) <= (before ?? 0)) return undefined
  return `${saidPrice(price)} is more than what row ${below.row} charges for fewer pieces, ${saidPrice(below.price)}; more pieces cannot cost more each.`
}

import { LEAST_PERCENT, leastCents } from '@millrun/catalogue/choosing/unit-price'
import type { Product } from '@millrun/catalogue/product'
import { typedPrice } from '@millrun/commerce/desk/typed-amounts'
import { formatDollars } from '@millrun/commerce/dollars'
import type { PriceRow } from '@millrun/commerce/trade/price-row'
import { titled } from '../../../shelf/shelf-change.ts'
import { type CsvRow, spoiledValue } from '../read-csv.ts'

type Price = { readonly price: PriceRow['price'] } | { readonly problem: string }

const PERCENT = /^(\d{1,3}(?:\.\d{1,2})?) ?%?$/

/** What a row of a price list charges for a product as it is sold today, or for a family. */
export function rowPrice({ values }: CsvRow, product: Product | undefined): Price {
  const { price = '', percent = '' } = values
  if (price !== '' && percent !== '') {
    return { problem: 'Please fill in the price or the percent, not both.' }
  }
  if (percent !== '') return percentPrice(percent)
  if (product === undefined) {
    return { problem: 'For a family please fill in the percent: its products cost different sums.' }
  }
  if (price === '') return { problem: 'Please fill in the price or the percent.' }
  return productPrice(price, product)
}

function percentPrice(text: string): Price {
  const match = PERCENT.exec(text)
  if (match === null) {
    const problem = `Please write the percent as a number such as 90, not ${text.slice(0, 30)}.`
    return { problem: spoiledValue(text) ?? problem }
  }
  const percent = Number(match[1])
  if (percent >= LEAST_PERCENT && percent <= 100) return { price: { percent } }
  return {
    problem: `The percent must be from ${LEAST_PERCENT} to 100, not ${percent}: it is what is charged of everybody's price.`,
  }
}

function productPrice(text: string, { id, priceCents: everybodys }: Product): Price {
  const cents = typedPrice(text)
  if (cents === undefined) {
    const problem = `Please write the price in dollars and cents such as 29.99, not ${text.slice(0, 30)}.`
    return { problem: spoiledValue(text) ?? problem }
  }
  const today = `everybody's price of ${titled(id)}, which is ${formatDollars(everybodys)}`
  if (cents > everybodys) return { problem: `${formatDollars(cents)} is more than ${today}.` }
  const least = leastCents(everybodys)
  if (cents >= least) return { price: { cents } }
  return {
    problem: `${formatDollars(cents)} is more than ${100 - LEAST_PERCENT}% below ${today}; the lowest price that may stand here is ${formatDollars(least)}.`,
  }
}

import { findProduct } from '@millrun/catalogue/catalogue'
import { DESCRIPTORS } from '@millrun/catalogue/families/families'
import { formatDollars } from '@millrun/commerce/dollars'
import type { PriceRow } from '@millrun/commerce/trade/price-row'
import { withCommas } from '@millrun/commerce/with-commas'

/** What a row is for: `M-399`, `Iron Balusters, from 24`. */
export function saidTarget({ target, min }: Pick<PriceRow, 'target' | 'min'>): string {
  const name =
    'product' in target
      ? (findProduct(target.product)?.itemNumber ?? target.product)
      : DESCRIPTORS[target.family].name
  return min === 1 ? name : `${name}, from ${withCommas(min)}`
}

/** What a row charges: `$29.99`, `90%`. */
export function saidPrice({ price }: Pick<PriceRow, 'price'>): string {
  return 'cents' in price ? formatDollars(price.cents) : `${price.percent}%`
}

/** Two rows of a list may not have the same. */
export function rowKey({ target, min }: Pick<PriceRow, 'target' | 'min'>): string {
  return `${targetKey(target)} ${min}`
}

/** No product's id has a colon. */
export function targetKey(target: PriceRow['target']): string {
  return 'product' in target ? target.product : `family:${target.family}`
}

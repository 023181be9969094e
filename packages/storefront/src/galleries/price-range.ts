import { formatDollars } from '@millrun/commerce/dollars'

/** From the lowest to the highest price: `$8.99-$79.99`; one price when all are equal, else nothing. */
export function priceRange(products: readonly { readonly priceCents: number }[]): string {
  if (products.length === 0) return ''
  const prices = products.map((product) => product.priceCents)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)].map(formatDollars)
  return lowest === highest ? `${lowest}` : `${lowest}-${highest}`
}

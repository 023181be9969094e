import { cartOf, type Cart } from '@millrun/commerce/cart'
import type { CartLine } from '@millrun/stair/parts-list/cart-lines'
import { cartPricing } from '../../../cart/cart-pricing.ts'

/** Lines of a parts list as a cart of their own, at the prices of who buys. */
export function pricedLines(lines: readonly CartLine[]): Cart {
  return cartPricing.priced(cartOf(lines.map(({ item, quantity }) => ({ ...item, quantity }))))
}

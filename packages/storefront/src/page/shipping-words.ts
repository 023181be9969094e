import { formatDollars } from '@millrun/commerce/dollars'
import { FREE_SHIPPING_OVER_CENTS, SHIPPING_CENTS } from '@millrun/commerce/order-totals'

/** What standard shipping costs: `$15.00`. */
export const SHIPPING_COST = formatDollars(SHIPPING_CENTS)

/** The subtotal above which it costs nothing, in whole dollars: `$100`. */
export const FREE_ABOVE = formatDollars(FREE_SHIPPING_OVER_CENTS).replace(/\.00$/, '')

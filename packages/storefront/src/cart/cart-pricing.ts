import type { Cart } from '@millrun/commerce/cart'

/** What a cart costs: as its lines say, until somebody buys by a list of his own, whose prices depend on the whole cart. */
export const cartPricing: { priced: (cart: Cart) => Cart } = { priced: (cart) => cart }

import type { ShownMode } from '@millrun/commerce/desk/order-query'

/** How an order travels, in a word. */
export const MODE_WORDS: Readonly<Record<ShownMode, string>> = {
  parcel: 'Parcel',
  freight: 'Truck',
  pickup: 'Pickup',
}

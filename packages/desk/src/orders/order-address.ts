/** Where the list of all orders stands, narrowed as a query says: what is in the address can be kept and sent on. */
export function listAddress(query: string): string {
  return query === '' ? '/orders/all' : `/orders/all?${query}`
}

/** Where the checkouts are listed that were begun and left. */
export const ABANDONED_ADDRESS = '/orders/abandoned'

/** Where an order stands at the desk. */
export function orderAddress(orderNumber: string): string {
  return `/orders/${orderNumber}`
}

import { randomBytes } from 'node:crypto'

/** What makes the address of an order's page impossible to guess: 192 random bits. */
export function newPageToken(): string {
  return randomBytes(24).toString('base64url')
}

/** One page shows all orders. */
export const ORDER_PAGE = '/orders/link'

/**
 * The address of the page that shows an order to whoever has this address. What stands behind the # stays in
 * the browser: no server, log or other site on the way hears which order it is.
 */
export function orderPagePath({ pageToken }: { readonly pageToken: string }): string {
  return `${ORDER_PAGE}#${pageToken}`
}

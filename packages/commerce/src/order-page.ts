/** One page shows all orders. */
export const ORDER_PAGE = '/orders/link'

/** The secret that tells it which order. */
export const ORDER_TOKEN = /^[\w-]{20,64}$/

/**
 * The address of the page that shows an order to whoever has this address. What stands behind the # stays in
 * the browser: no server, log or other site on the way hears which order it is.
 */
export function orderPagePath({ pageToken }: { readonly pageToken: string }): string {
  return `${ORDER_PAGE}#${pageToken}`
}

/** The secret at the end of such an address; undefined for any other address. */
export function orderTokenIn(path: string): string | undefined {
  const [page, pageToken = ''] = path.split(/#(.*)/)
  return page === ORDER_PAGE && ORDER_TOKEN.test(pageToken) ? pageToken : undefined
}

/** One page shows all orders. */
export const ORDER_PAGE = '/orders/link'

/** One page asks about all later days. */
export const DELAY_PAGE = '/orders/delay'

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

/** The page that asks about a later day, with an answer to begin with; opened it answers nothing. */
export function delayPagePath(token: string, answer: 'wait' | 'cancel'): string {
  return `${DELAY_PAGE}#${token}.${answer}`
}

/** The secret behind the # of such an address, and the answer that its link was about; undefined for any other. */
export function delayIn(
  hash: string,
): { readonly token: string; readonly answer: 'wait' | 'cancel' } | undefined {
  const [token = '', answer] = hash.replace(/^#/, '').split('.')
  if (!ORDER_TOKEN.test(token)) return undefined
  return { token, answer: answer === 'cancel' ? 'cancel' : 'wait' }
}

import { ORDER_TOKEN } from '../order-page.ts'

/** One page takes all reviews; what stands behind the # says of which order (decision 011). */
export const RATING_PAGE = '/review'

/** Where mail programs send the wish not to be asked again (RFC 8058); people come to the page. */
export const STOP_PATH = '/review-mails/stop'

const STOP = 'stop.'

/** The page on which the products of an order are reviewed. */
export function ratingPagePath(token: string): string {
  return `${RATING_PAGE}#${token}`
}

/** The page on which somebody says that they do not want to be asked again; opened it does nothing. */
export function stopPagePath(token: string): string {
  return `${RATING_PAGE}#${STOP}${token}`
}

/** What the # of such an address is about, and its secret; undefined for any other. */
export function ratingLinkIn(
  hash: string,
): { readonly about: 'rate' | 'stop'; readonly token: string } | undefined {
  const named = hash.replace(/^#/, '')
  const about = named.startsWith(STOP) ? 'stop' : 'rate'
  const token = about === 'stop' ? named.slice(STOP.length) : named
  return ORDER_TOKEN.test(token) ? { about, token } : undefined
}

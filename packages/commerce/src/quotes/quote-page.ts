/** One page shows every quote: which one, it reads behind the # of its own address. */
export const QUOTE_PAGE = '/quote'

/** 128 random bits: who has them may see a quote and accept it, and nobody guesses them. */
export const QUOTE_TOKEN = /^[\w-]{22}$/

const AT_CHECKOUT = '#quote='

/** The address of the page that shows it, as it is sent to a client. `/quote/…` with the token leads there, too. */
export function quotePagePath(token: string): string {
  return `${QUOTE_PAGE}#${token}`
}

/** The token behind the # of the page; undefined where there is none. */
export function quoteTokenIn(hash: string): string | undefined {
  const token = hash.replace(/^#/, '')
  return QUOTE_TOKEN.test(token) ? token : undefined
}

/** What follows the address of the checkout where a quote is accepted there. */
export function checkoutHash(token: string): string {
  return `${AT_CHECKOUT}${token}`
}

/** The token of the quote that is accepted at this checkout; undefined where the cart is checked out. */
export function quoteAtCheckout(hash: string): string | undefined {
  return hash.startsWith(AT_CHECKOUT) ? quoteTokenIn(hash.slice(AT_CHECKOUT.length)) : undefined
}

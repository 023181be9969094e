/** Where the list of quotes stands. */
export const QUOTES_ADDRESS = '/quotes'

/** Where a new one is made. */
export const NEW_QUOTE_ADDRESS = '/quotes/new'

/** Where a quote stands at the desk. */
export function quoteAddress(number: string): string {
  return `/quotes/${number}`
}

/** Where it is changed. */
export function changeAddress(number: string): string {
  return `${quoteAddress(number)}/change`
}

import { ShownQuoteSchema } from '@millrun/commerce/quotes/desk-quotes'
import { useAsked } from '../asking/use-asked.ts'

/** One quote with all that it has said. */
export function useQuote(number: string) {
  const path = `quotes/${encodeURIComponent(number)}`
  return useAsked(['quotes', 'one', number], path, ShownQuoteSchema)
}

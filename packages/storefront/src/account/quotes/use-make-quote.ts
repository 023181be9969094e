import type { CartItem } from '@millrun/commerce/cart'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { goTo } from '../../router/go-to.ts'
import { accountAddress } from '../account-address.ts'
import { useAskAgain } from '../use-ask-again.ts'
import { askForQuote, QUOTES } from './ask-quotes.ts'

interface QuoteWish {
  readonly jobName: string
  readonly items: readonly Pick<CartItem, 'id' | 'quantity'>[]
  /** What follows the # of the designer's address. */
  readonly design?: string
}

/** Makes a quote of these parts at the prices of today, and goes to where it stands. */
export function useMakeQuote(): (wish: QuoteWish) => Promise<Outcome<unknown>> {
  const askAgain = useAskAgain(QUOTES)
  return async ({ items, ...wish }) => {
    const lines = items.map(({ id, quantity }) => ({ id, quantity }))
    const outcome = await askForQuote({ ...wish, lines })
    if (!outcome.ok) return outcome
    await askAgain()
    goTo(accountAddress('quotes'))
    return outcome
  }
}

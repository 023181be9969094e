import type { KeptEntry } from '@millrun/commerce/account/kept-work'
import { savedCartText } from '@millrun/commerce/saved-cart'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { useCart } from '../../cart/cart-provider.tsx'
import { keep } from './ask-kept.ts'

interface KeepCartHereProps {
  readonly entry: KeptEntry
  readonly onKept: () => void
}

/** Keeps the cart of this browser in the place of one that is kept; nothing while it is empty. */
export function KeepCartHere({ entry, onKept }: KeepCartHereProps) {
  const cart = useCart()
  if (cart.items.length === 0) return null

  async function update(): Promise<Outcome<unknown>> {
    const { jobName } = entry
    const content = savedCartText(cart)
    const outcome = await keep({ kind: 'cart', jobName, content }, entry)
    if (outcome.ok) onKept()
    return outcome
  }

  return (
    <PressedButton
      look="quiet"
      action="Keep the Cart Here"
      doing="Keeping…"
      done="The cart of this browser is kept here now."
      aria-label={`Keep the Cart Here: ${entry.jobName}`}
      press={update}
    />
  )
}

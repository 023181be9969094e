import type { KeptEntry } from '@millrun/commerce/account/kept-work'
import { savedCartText } from '@millrun/commerce/saved-cart'
import { useCart } from '../../cart/cart-provider.tsx'
import { cartText } from '../../cart/change/pieces-text.ts'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { keep } from './ask-kept.ts'
import { JobNameForm } from './job-name-form.tsx'

interface KeepCartProps {
  readonly kept: readonly KeptEntry[]
  readonly onKept: () => void
}

/** Keeps the cart of this browser under a job name; the browser's own stays as it is. */
export function KeepCart({ kept, onKept }: KeepCartProps) {
  const cart = useCart()
  if (cart.items.length === 0) {
    return (
      <p className="text-ink-2">
        {kept.length === 0 && 'No cart is kept yet. '}
        The cart of this browser is empty: there is nothing to keep just now.
      </p>
    )
  }

  async function keepUnder(jobName: string): Promise<Outcome<unknown>> {
    const outcome = await keep({ kind: 'cart', jobName, content: savedCartText(cart) })
    if (outcome.ok) onKept()
    return outcome
  }

  return (
    <JobNameForm
      action="Keep This Cart"
      kept={kept}
      hint={`The cart of this browser: ${cartText(cart)}`}
      onName={keepUnder}
    />
  )
}

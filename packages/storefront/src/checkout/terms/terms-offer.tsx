import { business } from '@millrun/commerce/business'
import { Button } from '@millrun/ui/first/button.tsx'
import { useState } from 'react'
import { readTermDays } from '../../account/terms/kept-terms.ts'
import { cartId } from '../../cart/cart-id.ts'
import { paths } from '../../paths.ts'
import { waitingOrder } from '../kept/waiting-order.ts'
import type { Payment } from '../payment/use-payment.ts'

const NOT_KEPT =
  'This browser keeps nothing for our pages, so your order cannot be taken to your account. ' +
  `Please pay it above, or order by phone at ${business.phone}.`

/** Takes the order to the account, which alone knows who is signed in: it is placed on terms there. */
export function TermsOffer({ payment }: { payment: Payment }) {
  const [days] = useState(readTermDays)
  const [refusal, setRefusal] = useState<string>()
  if (days === undefined) return null

  async function takeToAccount(): Promise<void> {
    payment.begin()
    const order = await payment.checkedOrder()
    if (order === undefined) return
    // The account buys by its own list, whatever this browser shows.
    const { ticket: _, ...taken } = order
    waitingOrder.keep({ ...taken, cartId: cartId() })
    if (waitingOrder.read() === undefined) setRefusal(NOT_KEPT)
    else window.location.assign(paths.account)
  }

  return (
    <section aria-label="Order on terms" className="border-t border-rule pt-5 pb-9 lg:pb-12">
      <p className="text-lg">Or order on terms: pay within {days} days, by invoice.</p>
      <Button className="mt-4" look="outline" onClick={() => void takeToAccount()}>
        Order on Terms
      </Button>
      <p className="mt-2 max-w-[56ch] text-wrong empty:sr-only" aria-live="polite">
        {refusal}
      </p>
    </section>
  )
}

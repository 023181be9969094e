import { LastOrderConfirmation } from '../order/last-order-confirmation.tsx'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'

/** There is nothing to check out, perhaps because it has just been paid. */
export function EmptyCheckout() {
  return (
    <>
      <LastOrderConfirmation />
      <div className="wrap min-h-dvh pt-10 pb-18 lg:pt-14">
        <h1 className="title-gallery">Your cart is empty</h1>
        <p className="mt-4 max-w-[44ch] text-lg text-ink-2">
          Balusters, newels, handrails and treads are waiting to be measured up.
        </p>
        <ButtonLink className="mt-8" to={paths.products}>
          Continue Shopping
        </ButtonLink>
      </div>
    </>
  )
}

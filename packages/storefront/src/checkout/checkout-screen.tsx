import { formatDollars } from '@millrun/commerce/dollars'
import {
  SPECIFIED_TAXING,
  taxedTotals,
  taxName,
  type Sale,
  type Taxing,
} from '@millrun/commerce/tax/applied-tax'
import { createResource } from '@millrun/ui/first/resource'
import { ButtonLink } from '../page/button-link.tsx'
import { Icon } from '@millrun/ui/first/icon.tsx'
import { withdrawToasts } from '@millrun/ui/over/show-toast'
import { useEffect, type ReactNode } from 'react'
import { goTo } from '../router/go-to.ts'
import { Late } from '../app/late.tsx'
import { useCart, useCartStore } from '../cart/cart-provider.tsx'
import { LineNews } from '../cart/line-news.tsx'
import { useWayThere } from '../delivery/use-way-there.ts'
import { LastOrderConfirmation } from '../order/last-order-confirmation.tsx'
import { paths } from '../paths.ts'
import { BuyerForm } from './buyer-form.tsx'
import { PaymentMethod } from './methods/payment-method.tsx'
import { OrderSummary } from './order-summary.tsx'
import { CheckoutWarnings } from '../warnings/checkout-warnings.tsx'
import { sampleLimitProblem } from '@millrun/commerce/limits/sample-limit'
import { findListing } from '../catalogue/find-listing.ts'
import { orderCart } from './payment/order-cart.ts'
import { PaymentPending, PendingNotice } from './payment/payment-pending.tsx'
import { useExemption } from './tax/use-exemption.ts'
import { useTaxing } from './tax/use-taxing.ts'
import { usePayment, type Payment } from './payment/use-payment.ts'
import { hasKeptTerms } from './terms/has-kept-terms.ts'
import { useCheckoutForm } from './use-checkout-form.ts'

const REDIRECT_MS = 2000

/** The checkout of the cart, or of what is bought instead; `about` says what that is. */
export function CheckoutScreen({ about }: { about?: ReactNode }) {
  const kept = useCart()
  const { quote } = useCartStore()
  const { form, values, missing } = useCheckoutForm()
  const exemption = useExemption(values)
  const taxing = useTaxing(exemption.exemption)
  const payment = usePayment(form, taxing)
  const { state, pending, isChecking, checkPending } = payment
  useHomeAfterwards(state.phase === 'paid')
  // What went wrong here is over for whoever has left.
  useEffect(() => () => withdrawToasts('payment'), [])

  // What is being paid stays in sight when the cart has been emptied.
  const cart = state.phase === 'open' ? kept : orderCart(state.order)
  const isPickup = state.phase === 'open' ? values.pickup : state.order.pickup
  const way = useWayThere(cart.items, isPickup)
  if (cart.items.length === 0) {
    if (pending === undefined) return <EmptyCheckout />
    return <PaymentPending pending={pending} onCheck={checkPending} isChecking={isChecking} />
  }
  const refusal = sampleLimitProblem(cart.items, findListing)
  const isOnTerms = state.phase === 'open' && quote === undefined && refusal === undefined
  const sums = summed({ subtotalCents: cart.totalCents, isPickup, state: values.state }, taxing)
  return (
    <div className="wrap pt-5 pb-12 lg:pb-16">
      <BackButton />
      <h1 className="title-gallery mt-3">Checkout</h1>
      <p className="mt-3 text-ink-2 lg:text-lg">Complete your order with secure PayPal payment</p>
      {about}
      {pending !== undefined && (
        <PendingNotice pending={pending} onCheck={checkPending} isChecking={isChecking} />
      )}
      <div className="mt-7 grid lg:mt-10 lg:grid-cols-12 lg:gap-x-6">
        <OrderSummary cart={cart} isPickup={isPickup} {...sums} />
        <div className="min-w-0 lg:col-span-7 lg:row-start-1">
          <div inert={state.phase !== 'open'}>
            <BuyerForm form={form} values={values} way={way} exemption={exemption} />
          </div>
          <CheckoutWarnings items={cart.items} state={isPickup ? '' : values.state} />
          {state.phase === 'open' && <LineNews items={cart.items} />}
          <PaymentMethod
            payment={payment}
            refusal={refusal}
            values={values}
            missing={missing}
            total={formatDollars(sums.totals.totalCents)}
          />
          {isOnTerms && hasKeptTerms() && (
            <Late>
              <TermsOffer payment={payment} />
            </Late>
          )}
        </div>
      </div>
    </div>
  )
}

const offerChunk = createResource(() => import('./terms/terms-offer.tsx'))

/** Whoever has no terms fetches nothing. */
function TermsOffer(props: { readonly payment: Payment }) {
  const offer = offerChunk.use()
  return <offer.TermsOffer {...props} />
}

function summed(sale: Sale, taxing: Taxing = SPECIFIED_TAXING) {
  const { totals, tax } = taxedTotals(sale, taxing)
  const isOpen = taxing.table === 'destination' && !sale.isPickup && sale.state === ''
  return { totals, taxName: isOpen ? 'Tax (depends on the state)' : taxName(tax) }
}

function BackButton() {
  return (
    <button
      type="button"
      className="-ml-1 flex min-h-11 cursor-pointer items-center gap-2 pr-3 text-[15px] hover:underline"
      onClick={goBack}
    >
      <Icon name="arrow-left" size={18} />
      Back
    </button>
  )
}

function goBack(): void {
  if (window.history.length > 1) window.history.back()
  else goTo(paths.products)
}

function useHomeAfterwards(isPaid: boolean): void {
  useEffect(() => {
    if (!isPaid) return
    const timer = setTimeout(() => goTo(paths.home), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [isPaid])
}

/** There is nothing to check out, perhaps because it has just been paid. */
function EmptyCheckout() {
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

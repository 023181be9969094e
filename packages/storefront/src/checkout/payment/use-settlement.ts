import type { OrderData } from '@millrun/commerce/functions'
import { useEffect, useRef, useState } from 'react'
import { useCartStore } from '../../cart/cart-provider.tsx'
import { confirmationChunk } from '../../order/confirmation-chunk.ts'
import { forgetLastOrder, keepLastOrder } from '../../order/last-order.ts'
import { showToast, withdrawToasts } from '@millrun/ui/over/show-toast'
import type { CaptureOutcome } from './capture-outcome.ts'
import { capturePayment } from './capture-payment.ts'
import { endCheckout } from '../kept/end-checkout.ts'
import { orderCart } from './order-cart.ts'
import { paymentFailed, paymentSuccessful, stillChecking } from './payment-notices.ts'
import { type UnfinishedPayment, unfinishedPayment } from '../kept/unfinished-payment.ts'
import type { Reporter } from './use-report-once.ts'

export type PaymentState =
  | { readonly phase: 'open' }
  | { readonly phase: 'processing' | 'paid'; readonly order: OrderData }

export interface Settlement {
  readonly state: PaymentState
  /** A payment that the shop is still checking; its order was accepted. */
  readonly pending: UnfinishedPayment | undefined
  /** Takes the money for an approved order, or asks again what became of it. */
  readonly settle: (payment: UnfinishedPayment) => Promise<CaptureOutcome>
  readonly checkPending: () => void
  /** While that is being asked. */
  readonly isChecking: boolean
}

const OPEN: PaymentState = { phase: 'open' }

/**
 * Takes money and draws the consequences. A payment that this tab left unfinished is asked about
 * first; until its order is accepted or refused nothing else can be paid.
 */
export function useSettlement({ begin, report }: Reporter): Settlement {
  const { read: readCart, dispatch, quote } = useCartStore()
  const [unfinished] = useState(unfinishedPayment.read)
  const [state, setState] = useState(() => stateFor(unfinished))
  const [pending, setPending] = useState(unfinished?.isAccepted === true ? unfinished : undefined)

  async function settle(payment: UnfinishedPayment): Promise<CaptureOutcome> {
    unfinishedPayment.keep(payment)
    setState(stateFor(payment))
    const outcome = await capturePayment(payment.orderID, payment.order)
    if (outcome.kind !== 'refused') keepLastOrder(outcome)
    if (outcome.kind === 'paid') onPaid(payment, outcome.orderNumber)
    else if (outcome.kind === 'pending') onPending(payment, outcome.orderNumber)
    else onRefused(payment, outcome.message)
    return outcome
  }

  function onPaid(payment: UnfinishedPayment, orderNumber: string | undefined): void {
    if (isOfThisCart(payment)) dispatch({ type: 'clear' })
    endCheckout(!hasNothingElse())
    withdrawToasts('payment')
    const { email } = payment.order.customerInfo
    void confirmationChunk
      .load()
      .then(({ orderEmail }) => orderEmail.keep(email))
      .catch(() => undefined)
    showToast(paymentSuccessful(orderNumber))
    setPending(undefined)
    // Another cart that was filled meanwhile stays where it is.
    setState(hasNothingElse() ? { phase: 'paid', order: payment.order } : OPEN)
  }

  /** The cart is emptied, for every tab: what may have been paid is not there to be paid again. */
  function onPending(payment: UnfinishedPayment, orderNumber = payment.orderNumber): void {
    const number = orderNumber === undefined ? {} : { orderNumber }
    const accepted = { ...payment, ...number, isAccepted: true }
    unfinishedPayment.keep(accepted)
    if (isOfThisCart(payment)) dispatch({ type: 'clear' })
    setPending(accepted)
    setState(OPEN)
  }

  function onRefused(payment: UnfinishedPayment, message: string): void {
    unfinishedPayment.forget()
    forgetLastOrder(payment.orderNumber)
    if (payment.isAccepted && payment.order.quote === quote && hasNothingElse()) {
      dispatch({ type: 'load', cart: orderCart(payment.order) })
    }
    report(paymentFailed(message))
    setPending(undefined)
    setState(OPEN)
  }

  /** What was left unfinished may be a quote beside the cart, which stays as it is then. */
  function isOfThisCart({ isAccepted, order }: UnfinishedPayment): boolean {
    return !isAccepted && order.quote === quote
  }

  function hasNothingElse(): boolean {
    return readCart().items.length === 0
  }

  useOnce(() => {
    if (unfinished === undefined) return
    begin()
    void settle(unfinished)
  })
  return { state, pending, settle, ...usePendingCheck(pending, begin, settle) }
}

/** Asks again what became of a pending payment, one question at a time. */
function usePendingCheck(
  pending: UnfinishedPayment | undefined,
  begin: () => void,
  settle: Settlement['settle'],
): Pick<Settlement, 'checkPending' | 'isChecking'> {
  const [isChecking, setChecking] = useState(false)

  async function check(payment: UnfinishedPayment): Promise<void> {
    begin()
    setChecking(true)
    const { kind } = await settle(payment)
    setChecking(false)
    if (kind === 'pending') showToast(stillChecking)
  }

  function checkPending(): void {
    if (pending !== undefined && !isChecking) void check(pending)
  }

  return { checkPending, isChecking }
}

/** An accepted order is asked about without holding up the page. */
function stateFor(unfinished: UnfinishedPayment | undefined): PaymentState {
  if (unfinished === undefined || unfinished.isAccepted) return OPEN
  return { phase: 'processing', order: unfinished.order }
}

function useOnce(task: () => void): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    task()
  })
}

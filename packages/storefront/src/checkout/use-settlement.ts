import type { OrderData } from '@millrun/commerce/functions'
import { useEffect, useRef, useState } from 'react'
import { useCart } from '../cart/cart-provider.tsx'
import { showToast } from '../ui/show-toast.ts'
import type { CaptureOutcome } from './capture-outcome.ts'
import { capturePayment } from './capture-payment.ts'
import { orderCart } from './order-cart.ts'
import { paymentFailed, paymentSuccessful } from './payment-notices.ts'
import {
  forgetUnfinishedPayment,
  keepUnfinishedPayment,
  readUnfinishedPayment,
  type UnfinishedPayment,
} from './unfinished-payment.ts'
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
}

const OPEN: PaymentState = { phase: 'open' }

/**
 * Takes money and draws the consequences. A payment that this tab left unfinished is asked about
 * first; until its outcome is known nothing else can be paid.
 */
export function useSettlement({ begin, report }: Reporter): Settlement {
  const { cart, dispatch } = useCart()
  const [state, setState] = useState(stateAtStart)
  const [pending, setPending] = useState<UnfinishedPayment>()

  async function settle(payment: UnfinishedPayment): Promise<CaptureOutcome> {
    keepUnfinishedPayment(payment)
    setState({ phase: 'processing', order: payment.order })
    const outcome = await capturePayment(payment.orderID, payment.order)
    if (outcome.kind === 'paid') onPaid(payment, outcome.orderNumber)
    else if (outcome.kind === 'pending') onPending(payment, outcome.orderNumber)
    else onRefused(payment, outcome.message)
    return outcome
  }

  function onPaid(payment: UnfinishedPayment, orderNumber: string | undefined): void {
    forgetUnfinishedPayment()
    if (!payment.isAccepted) dispatch({ type: 'clear' })
    showToast(paymentSuccessful(orderNumber))
    setPending(undefined)
    setState({ phase: 'paid', order: payment.order })
  }

  /** The cart is emptied, for every tab: what may have been paid is not there to be paid again. */
  function onPending(payment: UnfinishedPayment, orderNumber = payment.orderNumber): void {
    const number = orderNumber === undefined ? {} : { orderNumber }
    const accepted = { ...payment, ...number, isAccepted: true }
    keepUnfinishedPayment(accepted)
    if (!payment.isAccepted) dispatch({ type: 'clear' })
    setPending(accepted)
    setState(OPEN)
  }

  function onRefused(payment: UnfinishedPayment, message: string): void {
    forgetUnfinishedPayment()
    const isCartLost = payment.isAccepted && cart.items.length === 0
    if (isCartLost) dispatch({ type: 'load', cart: orderCart(payment.order) })
    report(paymentFailed(message))
    setPending(undefined)
    setState(OPEN)
  }

  useRecall((payment) => {
    begin()
    void settle(payment)
  })

  return { state, pending, settle }
}

function stateAtStart(): PaymentState {
  const unfinished = readUnfinishedPayment()
  return unfinished === undefined ? OPEN : { phase: 'processing', order: unfinished.order }
}

/** Calls back once, with the payment that this tab left unfinished when it was here before. */
function useRecall(recall: (payment: UnfinishedPayment) => void): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    const unfinished = readUnfinishedPayment()
    if (unfinished !== undefined) recall(unfinished)
  })
}

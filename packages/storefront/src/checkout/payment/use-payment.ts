import { CheckoutFormSchema, type CheckoutForm } from '@millrun/commerce/checkout-form'
import { CreateOrderResponseSchema, type OrderData } from '@millrun/commerce/functions'
import { orderData } from '@millrun/commerce/order-data'
import type { Taxing } from '@millrun/commerce/tax/applied-tax'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useCartStore } from '../../cart/cart-provider.tsx'
import { goesByTruck } from '../../delivery/goes-by-truck.ts'
import type { CaptureOutcome } from './capture-outcome.ts'
import { showTradePrices, tradeChunk } from '../../trade/trade-chunk.ts'
import { orderRequest } from './order-request.ts'
import { notices } from './payment-notices.ts'
import { useReportOnce, type Reporter } from './use-report-once.ts'
import { useSettlement, type Settlement } from './use-settlement.ts'
import { cartId } from '../../cart/cart-id.ts'
import { callFunction } from '../functions-client.ts'

export interface Payment extends Reporter, Settlement {
  /** The sentence with which the server refused the last order. */
  readonly refusal: string | undefined
  /** The order that form and cart make; undefined when the buyer was told what the form lacks. */
  readonly checkedOrder: () => Promise<OrderData | undefined>
  /** PayPal's id of a new order for what is in form and cart; rejects when the buyer was told why not. */
  readonly createOrder: () => Promise<string>
  /** Takes the money for an order that the buyer approved. */
  readonly capture: (orderID: string) => Promise<CaptureOutcome>
}

/** Says nothing new to the buyer: whoever throws it has told them. */
class OrderNotCreated extends Error {
  override name = 'OrderNotCreated'
}

/** The buyer's way from a complete form to a paid order. */
export function usePayment(form: UseFormReturn<CheckoutForm>, taxing?: Taxing): Payment {
  const { read: readCart, quote } = useCartStore()
  const reporter = useReportOnce()
  const settlement = useSettlement(reporter)
  const [refusal, setRefusal] = useState<string>()
  const orders = useRef(new Map<string, OrderData>())

  async function createOrder(): Promise<string> {
    setRefusal(undefined)
    const order = await checkedOrder()
    if (order === undefined) throw new OrderNotCreated('the form is not complete')
    const created = await createPaymentOrder(order)
    if (!created.ok) {
      setRefusal(created.refusal)
      reporter.report(notices.createFailed)
      throw new OrderNotCreated(created.refusal ?? 'no answer that could be used')
    }
    orders.current.set(created.orderID, order)
    return created.orderID
  }

  async function checkedOrder(): Promise<OrderData | undefined> {
    // Nobody pays other prices than those of his list because it came late.
    await showTradePrices().catch(() => undefined)
    const checked = CheckoutFormSchema.safeParse(form.getValues())
    if (checked.success) return orderOf(checked.data)
    void form.trigger(undefined, { shouldFocus: true })
    reporter.report(notices.formIncomplete)
    return undefined
  }

  function orderOf(values: CheckoutForm): OrderData {
    const cart = readCart()
    const order = orderData(cart, values, goesByTruck(cart.items, values.pickup), taxing)
    if (quote !== undefined) return { ...order, quote }
    const ticket = tradeChunk.peek()?.shownPrices()?.ticket
    return { ...order, ...(ticket !== undefined && { ticket }) }
  }

  function capture(orderID: string): Promise<CaptureOutcome> {
    // After a restart the same click pays again, and that may fail again.
    reporter.begin()
    const order = orders.current.get(orderID) ?? orderOf(form.getValues())
    return settlement.settle({ orderID, order, isAccepted: false })
  }

  return { ...reporter, ...settlement, refusal, checkedOrder, createOrder, capture }
}

type CreatedOrder =
  | { readonly ok: true; readonly orderID: string }
  /** `refusal` is the server's sentence when the order itself was at fault, or is to be sent again. */
  | { readonly ok: false; readonly refusal?: string }

/** Has the server price the order and PayPal open it. Charges nothing. */
async function createPaymentOrder(order: OrderData): Promise<CreatedOrder> {
  const request = orderRequest(order.quote === undefined ? { ...order, cartId: cartId() } : order)
  const reply = await callFunction('create-paypal-order', CreateOrderResponseSchema, request)
  if (reply.ok) return { ok: true, orderID: reply.data.orderID }
  const { status = 0, error } = reply
  const isTold = (status >= 400 && status < 500) || status === 503
  return isTold && error !== undefined ? { ok: false, refusal: error } : { ok: false }
}

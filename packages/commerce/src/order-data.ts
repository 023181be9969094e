import type { Cart } from './cart.ts'
import type { CheckoutForm } from './checkout-form.ts'
import { NO_ADDRESS } from './customer.ts'
import { centsToAmount } from './dollars.ts'
import type { OrderData } from './functions.ts'
import { orderTotals } from './order-totals.ts'

/** The order that the browser sends: what is bought, by whom, and what the buyer saw it costs. */
export function orderData(cart: Cart, form: CheckoutForm): OrderData {
  const { pickup, ...customer } = form
  const totals = orderTotals(cart.totalCents, pickup)
  return {
    items: cart.items.map(({ priceCents, ...item }) => ({
      ...item,
      price: centsToAmount(priceCents),
    })),
    customerInfo: pickup ? { ...customer, ...NO_ADDRESS } : customer,
    subtotal: centsToAmount(totals.subtotalCents),
    tax: centsToAmount(totals.taxCents),
    shipping: centsToAmount(totals.shippingCents),
    total: centsToAmount(totals.totalCents),
    pickup,
  }
}

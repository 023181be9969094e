import type { Cart, CartItem } from './cart.ts'
import type { CheckoutForm } from './checkout-form.ts'
import { NO_ADDRESS } from './customer.ts'
import { centsToAmount } from './dollars.ts'
import type { OrderData, OrderLine } from './functions.ts'
import { filledReferences } from './order-references.ts'
import { orderTotals } from './order-totals.ts'
import { taxedTotals, type Taxing } from './tax/applied-tax.ts'

/**
 * The order that the browser sends: what is bought, by whom, and what the buyer saw it costs. With `isByTruck` the
 * answers about a truck come along; references that are empty are left out.
 */
export function orderData(
  cart: Cart,
  form: CheckoutForm,
  isByTruck = false,
  taxing?: Taxing,
): OrderData {
  const { pickup, poNumber, jobName, invoiceEmail, truckPlace, ...rest } = form
  const { liftGate, limitedAccess, ...customer } = rest
  const sale = { subtotalCents: cart.totalCents, isPickup: pickup, state: form.state }
  const totals =
    taxing === undefined ? orderTotals(cart.totalCents, pickup) : taxedTotals(sale, taxing).totals
  return {
    items: cart.items.map(orderLine),
    customerInfo: pickup ? { ...customer, ...NO_ADDRESS } : customer,
    subtotal: centsToAmount(totals.subtotalCents),
    tax: centsToAmount(totals.taxCents),
    shipping: centsToAmount(totals.shippingCents),
    total: centsToAmount(totals.totalCents),
    pickup,
    ...filledReferences({ poNumber, jobName, invoiceEmail }),
    ...(taxing?.exemption === undefined ? {} : { exemption: taxing.exemption.code }),
    ...(isByTruck ? { truck: { place: truckPlace, liftGate, limitedAccess } } : {}),
  }
}

function orderLine(line: CartItem): OrderLine {
  const { priceCents, wasCents: _, ...item } = line
  return { ...item, price: centsToAmount(priceCents) }
}

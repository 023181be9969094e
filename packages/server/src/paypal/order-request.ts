import { business } from '@millrun/commerce/business'
import { centsToAmount } from '@millrun/commerce/dollars'
import type { FrozenLine, Order } from '../orders/order.ts'
import { cutText } from './cut-text.ts'

/**
 * The body of PayPal's "create order" for a frozen order. No payment source is named, so that the
 * same order can be paid with the button and with card fields; what the buyer is shown then has
 * only the older `application_context` to stand in.
 */
export function orderRequest(order: Order) {
  const { totals, isPickup } = order
  const money = (cents: number) => ({
    currency_code: order.currency,
    value: centsToAmount(cents),
  })
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: order.id,
        invoice_id: invoiceId(order),
        amount: {
          ...money(totals.totalCents),
          breakdown: {
            item_total: money(totals.subtotalCents),
            shipping: money(totals.shippingCents),
            tax_total: money(totals.taxCents),
          },
        },
        items: order.lines.map((line) => ({
          ...itemTexts(line),
          unit_amount: money(line.unitPriceCents),
          quantity: String(line.quantity),
          category: 'PHYSICAL_GOODS',
        })),
        ...(!isPickup && { shipping: shipping(order) }),
      },
    ],
    application_context: {
      brand_name: business.name,
      user_action: 'PAY_NOW',
      shipping_preference: isPickup ? 'NO_SHIPPING' : 'SET_PROVIDED_ADDRESS',
      payment_method: { payee_preferred: 'IMMEDIATE_PAYMENT_REQUIRED' },
    },
  }
}

/** What a line is called at PayPal, which knows it again by that. */
export function itemTexts({ id, title }: Pick<FrozenLine, 'id' | 'title'>) {
  return { name: cutText(title, 127), sku: cutText(id, 127) }
}

/** PayPal takes each invoice id once only. */
function invoiceId({ orderNumber, createAttempt }: Order): string {
  return createAttempt === 1 ? orderNumber : `${orderNumber}-${createAttempt}`
}

function shipping({ customer }: Order) {
  const { secondaryAddress } = customer
  return {
    name: { full_name: cutText(`${customer.firstName} ${customer.lastName}`, 300) },
    address: {
      address_line_1: customer.streetAddress,
      ...(secondaryAddress !== '' && { address_line_2: secondaryAddress }),
      admin_area_2: cutText(customer.city, 120),
      admin_area_1: customer.state,
      postal_code: cutText(customer.zipCode, 60),
      country_code: 'US',
    },
  }
}

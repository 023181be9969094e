import { business } from '@millrun/commerce/business'
import { centsToAmount } from '@millrun/commerce/dollars'
import type { Order } from '../orders/order.ts'

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
          name: cut(line.title, 127),
          sku: cut(line.id, 127),
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

/** PayPal takes each invoice id once only. */
function invoiceId({ orderNumber, createAttempt }: Order): string {
  return createAttempt === 1 ? orderNumber : `${orderNumber}-${createAttempt}`
}

function shipping({ customer }: Order) {
  const { secondaryAddress } = customer
  return {
    name: { full_name: cut(`${customer.firstName} ${customer.lastName}`, 300) },
    address: {
      address_line_1: customer.streetAddress,
      ...(secondaryAddress !== '' && { address_line_2: secondaryAddress }),
      admin_area_2: cut(customer.city, 120),
      admin_area_1: customer.state,
      postal_code: cut(customer.zipCode, 60),
      country_code: 'US',
    },
  }
}

/** The first characters of a text without control characters; never half of one. */
function cut(text: string, length: number): string {
  return Array.from(text.replaceAll(/\p{Cc}/gu, ' '))
    .slice(0, length)
    .join('')
}

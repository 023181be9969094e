import type { CheckoutForm } from '@millrun/commerce/checkout-form'
import { PayPalCardFieldsProvider } from '@paypal/react-paypal-js'
import { useState } from 'react'
import { CardForm } from './card-form.tsx'
import { notices } from './payment-notices.ts'
import type { Payment } from './use-payment.ts'

interface CardPaymentProps {
  readonly payment: Payment
  readonly shipping: CheckoutForm
}

/** The look of the provider's inputs; their height and padding are the provider's. */
const STYLE = {
  input: {
    'font-size': '16px',
    'font-family': 'Helvetica Neue, Arial, sans-serif',
    color: '#1f1b16',
    border: '1px solid #8c8271',
    borderRadius: '2px',
    boxShadow: 'none',
  },
  'input:focus': { outline: '2px solid #1b3fc4', boxShadow: 'none' },
  'input.invalid': { color: '#a3260f', border: '1px solid #a3260f' },
}

/** Pays by card: card fields, which belong to PayPal, and the address of the card's bills. */
export function CardPayment({ payment, shipping }: CardPaymentProps) {
  const [isOffered] = useState(isCardPaymentOffered)
  if (!isOffered) {
    return <p className="py-2">Card payment is not available right now. Please pay with PayPal.</p>
  }
  return (
    <PayPalCardFieldsProvider
      style={STYLE}
      createOrder={payment.createOrder}
      onApprove={({ orderID }) => payment.capture(orderID)}
      onError={() => payment.report(notices.cardFieldsFailed)}
    >
      <CardForm payment={payment} shipping={shipping} />
    </PayPalCardFieldsProvider>
  )
}

/** Whether PayPal lets this shop take cards; where it does not, the fields would stay away unsaid. */
function isCardPaymentOffered(): boolean {
  const unused = {
    createOrder: () => Promise.reject(new Error('made only to ask whether cards are taken')),
    onApprove: () => undefined,
    onError: () => undefined,
  }
  return window.paypal?.CardFields?.(unused).isEligible() ?? true
}

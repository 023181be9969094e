import type { CheckoutForm } from '@millrun/commerce/checkout-form'
import { PayPalCardFieldsProvider } from '@paypal/react-paypal-js'
import { useState } from 'react'
import { CardForm } from './card-form.tsx'
import { MethodMissing } from '../methods/method-missing.tsx'
import { isCardOffered, isWalletOffered } from '../methods/offered-methods.ts'
import { notices } from '../payment/payment-notices.ts'
import type { Payment } from '../payment/use-payment.ts'

interface CardPaymentProps {
  readonly payment: Payment
  readonly shipping: CheckoutForm
  /** Goes over to paying with PayPal. */
  readonly onWallet: () => void
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
export function CardPayment({ payment, shipping, onWallet }: CardPaymentProps) {
  const [isOffered] = useState(isCardOffered)
  if (!isOffered) {
    return <NotOffered onWallet={onWallet} />
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

function NotOffered({ onWallet }: Pick<CardPaymentProps, 'onWallet'>) {
  const [canPayWithPayPal] = useState(isWalletOffered)
  const payPal = {
    request: 'Please pay with PayPal.',
    label: 'Pay with PayPal',
    choose: onWallet,
  }
  return (
    <MethodMissing
      why="Card payment is not available right now."
      other={canPayWithPayPal ? payPal : undefined}
    />
  )
}

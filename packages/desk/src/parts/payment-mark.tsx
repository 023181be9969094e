import type { OrderStatus } from '@millrun/commerce/desk/order-status'
import { StateMark, type Sign } from './state-mark.tsx'

/** How an order's payment stands, as it is read. */
export const PAYMENT_WORDS: Readonly<Record<OrderStatus, string>> = {
  created: 'Not paid',
  capturing: 'Being paid',
  on_terms: 'On terms',
  paid: 'Paid',
  payment_pending: 'Payment pending',
  declined: 'Declined',
  needs_review: 'Needs review',
  refunded: 'Refunded',
  credited: 'Credited',
}

const PAYMENT_SIGNS: Readonly<Record<OrderStatus, Sign>> = {
  created: 'empty',
  capturing: 'half',
  on_terms: 'half',
  paid: 'full',
  payment_pending: 'half',
  declined: 'crossed',
  needs_review: 'alarm',
  refunded: 'back',
  credited: 'back',
}

export function PaymentMark({ payment }: { payment: OrderStatus }) {
  return <StateMark sign={PAYMENT_SIGNS[payment]}>{PAYMENT_WORDS[payment]}</StateMark>
}

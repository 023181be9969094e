import type { ShopToast } from '@millrun/ui/over/show-toast'

function failure(title: string, description: string): ShopToast {
  return { title, description, tone: 'destructive', topic: 'payment' }
}

/** What the buyer is told about a payment, in the words of the error catalogue. */
export const notices = {
  notConfigured: failure(
    'Configuration Error',
    'PayPal is not properly configured. Please contact support.',
  ),
  loadFailed: failure(
    'Payment Error',
    'Failed to load PayPal. Please refresh the page and try again.',
  ),
  initFailed: failure(
    'Payment Error',
    'Failed to initialize PayPal. Please refresh the page and try again.',
  ),
  createFailed: failure('Payment Error', 'Failed to create payment order. Please try again.'),
  walletFailed: failure(
    'Payment Error',
    'There was an error processing your payment. Please try again.',
  ),
  cardFieldsFailed: failure(
    'Payment Error',
    'There was an error processing your card payment. Please try again.',
  ),
  cardSubmitFailed: failure(
    'Payment Failed',
    'There was an error processing your card payment. Please try again.',
  ),
  cancelled: {
    title: 'Payment Cancelled',
    description: 'You cancelled the payment process.',
    topic: 'payment',
  },
  formIncomplete: failure('Form Incomplete', 'Please fill in all required fields correctly.'),
  cardInvalid: failure('Invalid Card Information', 'Please check your card details and try again.'),
} as const satisfies Record<string, ShopToast>

/** A capture that charged nothing. */
export function paymentFailed(message: string): ShopToast {
  return failure('Payment Failed', message)
}

/** A pending payment that is still pending after it was asked about. */
export const stillChecking: ShopToast = {
  title: 'Still Checking',
  description: 'PayPal has not decided on this payment yet. You do not need to do anything.',
  topic: 'payment',
}

/** A capture that went through. */
export function paymentSuccessful(orderNumber: string | undefined): ShopToast {
  const description =
    orderNumber === undefined ? 'Thank you for your order.' : `Your order number is ${orderNumber}.`
  return { title: 'Payment Successful!', description }
}

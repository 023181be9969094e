import { PayPalButtons } from '@paypal/react-paypal-js'
import { useState } from 'react'
import { showToast } from '../ui/show-toast.ts'
import { notices } from './payment-notices.ts'
import { ProviderFailed } from './provider-failed.tsx'
import type { Payment } from './use-payment.ts'

/** 55 is as high as PayPal draws it. */
const STYLE = { height: 55, layout: 'vertical', shape: 'rect', label: 'paypal' } as const

/** Pays with a PayPal account, in PayPal's window. */
export function PayPalWallet({ payment }: { payment: Payment }) {
  const [fault, setFault] = useState<string>()
  if (fault !== undefined) {
    return <ProviderFailed toast={notices.initFailed} debugInfo={{ Error: fault }} />
  }
  return (
    <PayPalButtons
      style={STYLE}
      onClick={payment.begin}
      createOrder={payment.createOrder}
      onApprove={async ({ orderID }, actions) => {
        const outcome = await payment.capture(orderID)
        if (outcome.kind === 'refused' && outcome.canRestart) actions.restart()
      }}
      onCancel={() => showToast(notices.cancelled)}
      onError={(error) => {
        if (isRenderFault(error)) setFault(String(error['message']))
        else payment.report(notices.walletFailed)
      }}
    />
  )
}

/** The library reports a button that could not be drawn with the component it happened in. */
function isRenderFault(error: Record<string, unknown>): boolean {
  return 'componentStack' in error
}

import { PayPalButtons } from '@paypal/react-paypal-js'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/show-toast.ts'
import { MethodMissing } from '../methods/method-missing.tsx'
import { isCardOffered } from '../methods/offered-methods.ts'
import { useIsBlank } from './use-is-blank.ts'
import { notices } from '../payment/payment-notices.ts'
import { ProviderFailed } from '../provider/provider-failed.tsx'
import type { Payment } from '../payment/use-payment.ts'

/** 55 is as high as PayPal draws it. */
const STYLE = { height: 55, layout: 'vertical', shape: 'rect', label: 'paypal' } as const

interface PayPalWalletProps {
  readonly payment: Payment
  /** Goes over to paying by card. */
  readonly onCard: () => void
}

/** Pays with a PayPal account, in PayPal's window. */
export function PayPalWallet({ payment, onCard }: PayPalWalletProps) {
  const [canPayByCard] = useState(isCardOffered)
  const card = { request: 'Please pay by card.', label: 'Pay by Card', choose: onCard }
  const place = useRef<HTMLDivElement>(null)
  const isBlank = useIsBlank(place)
  const [thrown, setThrown] = useState<string>()
  const fault = thrown ?? (isBlank ? 'the button was not drawn' : undefined)
  if (fault !== undefined) {
    return (
      <ProviderFailed toast={notices.initFailed} debugInfo={{ Error: fault }}>
        {canPayByCard && (
          <Button look="outline" onClick={onCard}>
            {card.label}
          </Button>
        )}
      </ProviderFailed>
    )
  }
  return (
    <div ref={place}>
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
          if (isRenderFault(error)) setThrown(String(error['message']))
          else payment.report(notices.walletFailed)
        }}
      >
        <MethodMissing
          why="PayPal’s button cannot be shown here right now."
          other={canPayByCard ? card : undefined}
        />
      </PayPalButtons>
    </div>
  )
}

/** The library reports a button that could not be drawn with the component it happened in. */
function isRenderFault(error: Record<string, unknown>): boolean {
  return 'componentStack' in error
}

import { Button } from '@millrun/ui/first/button.tsx'
import { showToast } from '@millrun/ui/over/show-toast'
import { PayPalButtons } from '@paypal/react-paypal-js'
import { useRef, useEffect, useState, type RefObject } from 'react'
import { MethodMissing } from '../methods/method-missing.tsx'
import { isCardOffered } from '../methods/offered-methods.ts'
import { notices } from '../payment/payment-notices.ts'
import type { Payment } from '../payment/use-payment.ts'
import { ProviderFailed } from '../provider/provider-failed.tsx'

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

/** The provider's button is put in at once, however long its content takes. */
const BLANK_MS = 3000

/**
 * Whether a place has stayed without content: PayPal's library says nothing when its script refuses to
 * draw the button.
 */
function useIsBlank(place: RefObject<HTMLElement | null>): boolean {
  const [isBlank, setBlank] = useState(false)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    let timer: number | undefined
    const look = () => {
      window.clearTimeout(timer)
      if (hasContent(element)) setBlank(false)
      else timer = window.setTimeout(() => setBlank(true), BLANK_MS)
    }
    const observer = new MutationObserver(look)
    observer.observe(element, { childList: true, subtree: true })
    look()
    return () => {
      observer.disconnect()
      window.clearTimeout(timer)
    }
  }, [place])
  return isBlank
}

function hasContent(place: HTMLElement): boolean {
  return (place.firstElementChild?.childElementCount ?? 0) > 0
}

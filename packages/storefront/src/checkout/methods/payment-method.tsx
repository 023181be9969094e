import type { CheckoutForm } from '@millrun/commerce/checkout-form'
import { useOnline } from '@millrun/ui/asking/use-online'
import { createResource } from '@millrun/ui/first/resource'
import { type ComponentProps, Suspense, useEffect, useRef, useState } from 'react'
import type { CardPayment } from '../card/card-payment.tsx'
import { CheckoutSection } from '../checkout-section.tsx'
import { PaymentArea } from '../provider/payment-area.tsx'
import { FaultBoundary } from '../../app/fault-boundary.tsx'
import { openCartDrawer } from '../../cart/cart-panel.ts'
import { notices } from '../payment/payment-notices.ts'
import { ProviderFailed } from '../provider/provider-failed.tsx'
import { PayPalWallet } from '../wallet/paypal-wallet.tsx'
import type { Payment } from '../payment/use-payment.ts'
import type { PaymentState } from '../payment/use-settlement.ts'

type Method = 'paypal' | 'card'

interface PaymentMethodProps {
  readonly payment: Payment
  readonly values: CheckoutForm
  /** Names of the fields that still keep the form from being complete. */
  readonly missing: readonly string[]
  /** What keeps this cart from being ordered, as a sentence. */
  readonly refusal: string | undefined
  readonly total: string
}

/** Chooses how to pay, and pays. */
export function PaymentMethod({ payment, values, missing, refusal, total }: PaymentMethodProps) {
  const [method, setMethod] = useState<Method>('paypal')
  const isProcessing = payment.state.phase !== 'open'
  const isOnline = useOnline()
  const incomplete =
    missing.length > 0 || refusal !== undefined ? (
      <Incomplete method={method} missing={missing} refusal={refusal} />
    ) : undefined
  return (
    <CheckoutSection
      title="Payment Method"
      note={<span className="text-[15px] text-ink-2 lg:hidden">Total {total}</span>}
    >
      <MethodChoice method={method} isDisabled={isProcessing} onChange={setMethod} />
      <output className="block">{!isOnline && <WaitsForNetwork />}</output>
      <div inert={isProcessing} className={isProcessing ? 'opacity-40' : ''}>
        <FaultBoundary Instead={InitFailed}>
          <PaymentArea waiting={incomplete ?? (isOnline && <Waiting />)}>
            {incomplete ?? (
              <FaultBoundary key={method} Instead={InitFailed}>
                {method === 'paypal' ? (
                  <PayPalWallet payment={payment} onCard={() => setMethod('card')} />
                ) : (
                  <Suspense fallback={<Waiting />}>
                    <LateCard
                      payment={payment}
                      shipping={values}
                      onWallet={() => setMethod('paypal')}
                    />
                  </Suspense>
                )}
              </FaultBoundary>
            )}
          </PaymentArea>
        </FaultBoundary>
      </div>
      {payment.refusal !== undefined && !isProcessing && (
        <PaymentRefusal sentence={payment.refusal} />
      )}
      <Progress phase={payment.state.phase} />
    </CheckoutSection>
  )
}

const cardChunk = createResource(() => import('../card/card-payment.tsx'))

/** Most pay with PayPal: the script of the card's form comes with the choice, or when the page is idle. */
function LateCard(props: ComponentProps<typeof CardPayment>) {
  const card = cardChunk.use()
  return <card.CardPayment {...props} />
}

/** A fault of the provider's script stays inside the payment area: form and cart stay usable. */
function InitFailed({ message }: { message: string }) {
  return <ProviderFailed toast={notices.initFailed} debugInfo={{ Error: message }} />
}

const METHODS: readonly (readonly [Method, string])[] = [
  ['paypal', 'PayPal'],
  ['card', 'Credit/Debit Card'],
]

interface MethodChoiceProps {
  readonly method: Method
  readonly isDisabled: boolean
  readonly onChange: (method: Method) => void
}

function MethodChoice({ method, isDisabled, onChange }: MethodChoiceProps) {
  return (
    <fieldset className="mb-5 grid grid-cols-2" disabled={isDisabled}>
      <legend className="sr-only">How would you like to pay?</legend>
      {METHODS.map(([value, label]) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === method}
          className="-ml-px min-h-13 cursor-pointer border border-rule-2 bg-transparent px-3 font-medium first:ml-0 hover:bg-paper-2 disabled:cursor-not-allowed aria-pressed:relative aria-pressed:border-plotter aria-pressed:bg-field aria-pressed:shadow-[inset_0_-2px_0_var(--color-plotter)]"
          onClick={() => onChange(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}

const PROGRESS = {
  open: undefined,
  processing: 'Processing your secure payment...',
  paid: 'Thank you. We have your payment and take you to the home page.',
} as const satisfies Record<PaymentState['phase'], string | undefined>

function Progress({ phase }: { phase: PaymentState['phase'] }) {
  const text = PROGRESS[phase]
  return (
    <output className="block">
      {text !== undefined && (
        <p className="mt-5 flex items-center gap-3 border-t border-b border-rule py-4">
          {phase === 'processing' && (
            <span
              aria-hidden="true"
              className="size-4 animate-spin rounded-full border-2 border-rule-2 border-t-ink"
            />
          )}
          {text}
        </p>
      )}
    </output>
  )
}

interface IncompleteProps extends Pick<PaymentMethodProps, 'missing' | 'refusal'> {
  readonly method: Method
}

function Incomplete({ method, missing, refusal }: IncompleteProps) {
  const target = method === 'paypal' ? 'PayPal checkout' : 'card payment'
  return (
    <div className="border-t border-b border-rule py-4">
      {refusal !== undefined && (
        <p>
          {refusal}{' '}
          <button type="button" className="more cursor-pointer py-1" onClick={openCartDrawer}>
            Open the cart
          </button>
        </p>
      )}
      {missing.length > 0 && (
        <>
          <p>Please complete all required fields to enable {target}.</p>
          <p className="mt-1 text-sm text-ink-2">Still needed: {missing.join(', ')}</p>
        </>
      )}
    </div>
  )
}

/** What is typed is kept in this tab, also when it is loaded again. */
function WaitsForNetwork() {
  return (
    <p className="mb-5 border-l-4 border-plotter bg-field px-4 py-3 text-[15px]">
      Paying waits for the network. Your cart and everything you typed are kept, and it goes on here
      when the network is back.
    </p>
  )
}

function Waiting() {
  return (
    <p aria-busy="true" className="border-t border-b border-rule py-4 text-ink-2">
      Loading secure payment...
    </p>
  )
}

/**
 * What the server has against the order, in its own sentence, which says what to do. It stands where
 * one pressed to pay, and comes into view above the toast that says only that it failed.
 */
function PaymentRefusal({ sentence }: { sentence: string }) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <p
      ref={place}
      role="alert"
      className="mt-5 scroll-mb-36 border-l-4 border-wrong bg-field px-4 py-3 text-[15px]"
    >
      {sentence}
    </p>
  )
}

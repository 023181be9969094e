import {
  OrderMoneySchema,
  type OrderMoney as Money,
} from '@millrun/commerce/desk/money/order-money'
import type { ShownOrder } from '@millrun/commerce/desk/shown-order'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { Button } from '@millrun/ui/first/button.tsx'
import { useState } from 'react'
import { AskedContent } from '../asking/asked-content.tsx'
import { useAsked } from '../asking/use-asked.ts'
import { BACK_WORDS } from './back-words.ts'
import { Part } from '../parts/part.tsx'
import { useStaff } from '../session/staff-context.ts'
import { GivenRefunds } from './given-refunds.tsx'
import { MarkPaidForm } from './owed/mark-paid-form.tsx'
import { ReasonForm } from './reason-form.tsx'
import { RefundForm } from './refund-form.tsx'
import { ReviewForm } from './review-form.tsx'
import { useMoneyDeed } from './use-money-deed.ts'
import { WaitingRefunds } from './waiting-refunds.tsx'

/** What somebody decides about an order's money; nothing for who may not. */
export function OrderMoney({ order }: { order: ShownOrder }) {
  const { role } = useStaff()
  return role === 'shipping' ? null : <Decisions order={order} />
}

function Decisions({ order }: { order: ShownOrder }) {
  const { orderNumber, payment, terms } = order
  const path = `orders/${orderNumber}/money`
  const asked = useAsked(['order', orderNumber, 'money'], path, OrderMoneySchema)
  return (
    <>
      {payment === 'needs_review' && <ReviewForm order={order} />}
      {payment === 'on_terms' && terms !== null && (
        <MarkPaidForm orderNumber={orderNumber} terms={terms} />
      )}
      <Part
        title={BACK_WORDS[asked.data?.goesBack ?? 'paypal'].title}
        // PayPal knows nothing of an order on terms.
        actions={terms === null && <Recheck orderNumber={orderNumber} />}
      >
        <AskedContent asked={asked} waiting="Looking up what can go back…">
          {(money) => <Refunds money={money} />}
        </AskedContent>
      </Part>
    </>
  )
}

/** What has gone back, what waits for a second person, and what can still be done. */
function Refunds({ money }: { money: Money }) {
  const [shown, setShown] = useState<'refund' | 'cancel'>()
  const { orderNumber, left, canCancel, requests, refunds } = money
  const words = BACK_WORDS[money.goesBack]
  const toggle = (what: 'refund' | 'cancel') => () =>
    setShown((before) => (before === what ? undefined : what))
  return (
    <>
      <GivenRefunds refunds={refunds} />
      {requests.length > 0 && (
        <div className="mb-6">
          <h3 className="mb-3 font-medium">For a second person to decide</h3>
          <WaitingRefunds requests={requests} />
        </div>
      )}
      {left === '0.00' && refunds.length === 0 && <p className="text-ink-2">{words.nothing}</p>}
      {left !== '0.00' && (
        <div className="mb-5 flex flex-wrap gap-3">
          <Button look="tool-solid" aria-expanded={shown === 'refund'} onClick={toggle('refund')}>
            {words.deed}…
          </Button>
          {canCancel && (
            <Button look="tool" aria-expanded={shown === 'cancel'} onClick={toggle('cancel')}>
              Cancel the Order…
            </Button>
          )}
        </div>
      )}
      {shown === 'refund' && left !== '0.00' && <RefundForm money={money} />}
      {shown === 'cancel' && canCancel && (
        <>
          <p className="mb-4 max-w-[60ch]">
            Nothing of it is sent, {words.cancelled}, and its pieces come back onto the shelf. The
            buyer gets a mail.
          </p>
          <ReasonForm
            name={`cancel ${orderNumber}`}
            path={`orders/${orderNumber}/cancel`}
            label="Reason"
            hint="The buyer reads it."
            action="Cancel the Order"
            doing="Cancelling…"
          />
        </>
      )}
    </>
  )
}

function Recheck({ orderNumber }: { orderNumber: string }) {
  const deed = useMoneyDeed()
  const [said, setSaid] = useState<string>()
  return (
    <PressedButton
      look="tool"
      action="Ask PayPal Again"
      doing="Asking PayPal…"
      press={async () => {
        const outcome = await deed(`orders/${orderNumber}/recheck`)
        setSaid(outcome.ok ? outcome.data.sentence : undefined)
        return outcome
      }}
      {...(said !== undefined && { done: said })}
    />
  )
}

import type { WaitingRefund } from '@millrun/commerce/desk/money/refund-request'
import { formatDollars, amountToCents } from '@millrun/commerce/dollars'
import { Button } from '@millrun/ui/first/button.tsx'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { orderAddress } from '../orders/order-address.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { Day } from '../parts/day.tsx'
import { useStaff } from '../session/staff-context.ts'
import { useMoneyDeed } from './use-money-deed.ts'

interface WaitingRefundsProps {
  readonly requests: readonly WaitingRefund[]
  /** Whether each names its order. */
  readonly isNamed?: boolean
}

/** Refunds that wait for a second person, each to be approved or refused by somebody else than who asked. */
export function WaitingRefunds({ requests, isNamed = false }: WaitingRefundsProps) {
  return (
    <ul className="border-t border-rule">
      {requests.map((request) => (
        <li key={request.id} className="border-b border-rule py-4">
          <Wish request={request} isNamed={isNamed} />
          {request.decision === null ? (
            <Decide request={request} />
          ) : (
            <p className="text-ink-2">
              {request.decision === 'approved' ? 'Approved' : 'Refused'} by {request.decidedBy}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function Wish({ request, isNamed }: { request: WaitingRefund; isNamed: boolean }) {
  const { orderNumber, amount, askedBy, askedAt, reason, restock, lines } = request
  return (
    <>
      <p className="text-lg">
        <strong className="font-medium">{formatDollars(amountToCents(amount) ?? 0)}</strong>{' '}
        {KINDS[request.kind]}
        {isNamed && (
          <>
            {' of '}
            <Link to={orderAddress(orderNumber)} className="underline underline-offset-4">
              {orderNumber}
            </Link>
          </>
        )}
        {lines.length > 0 &&
          `: ${lines.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')}`}
      </p>
      <p className="text-ink-2">
        {askedBy} asked <Day at={askedAt} withTime />: {reason}
        {restock && ' The pieces come back onto the shelf.'}
      </p>
    </>
  )
}

const KINDS: Readonly<Record<WaitingRefund['kind'], string>> = {
  pieces: 'for pieces',
  amount: 'as an amount',
  all: 'as all that is left',
  cancel: 'to cancel the order',
}

function Decide({ request: { id, amount, askedBy } }: { request: WaitingRefund }) {
  const { email } = useStaff()
  const deed = useMoneyDeed()
  const [isAsked, setAsked] = useState(false)
  if (askedBy.toLowerCase() === email.toLowerCase()) {
    return <p>You asked for it: somebody else has to decide.</p>
  }
  const shown = formatDollars(amountToCents(amount) ?? 0)
  return (
    <div className="mt-3 flex flex-wrap items-start gap-3">
      <Button look="tool-solid" onClick={() => setAsked(true)}>
        Approve
      </Button>
      <PressedButton
        look="tool"
        action="Refuse"
        doing="Refusing…"
        press={() => deed(`refund-requests/${id}`, { decision: 'refuse' })}
      />
      {isAsked && (
        <ConfirmDialog
          title={`Approve ${shown}?`}
          action={`Refund ${shown}`}
          doing="Asking PayPal…"
          onConfirm={() => deed(`refund-requests/${id}`, { decision: 'approve' })}
          onClose={() => setAsked(false)}
        >
          It goes back to the buyer at once, exactly as it was asked for, and the buyer gets a mail.
        </ConfirmDialog>
      )}
    </div>
  )
}

import { amountToCents, formatDollars } from '@millrun/commerce/dollars'
import { useEffect, useRef } from 'react'
import { CallOrWrite } from '../../order/call-or-write.tsx'
import { paths } from '../../paths.ts'
import { Button } from '@millrun/ui/first/button.tsx'
import { ButtonLink } from '../../page/button-link.tsx'
import type { UnfinishedPayment } from '../kept/unfinished-payment.ts'

interface PaymentPendingProps {
  readonly pending: UnfinishedPayment
  readonly onCheck: () => void
  readonly isChecking: boolean
}

/** After an order whose payment is still being checked: nothing here invites to pay again. */
export function PaymentPending({ pending, onCheck, isChecking }: PaymentPendingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { orderNumber, order } = pending
  const totalCents = amountToCents(order.total)
  return (
    <div className="wrap pt-10 pb-18 lg:pt-14 lg:pb-28">
      <h1 ref={heading} tabIndex={-1} className="title-gallery outline-none">
        We are checking your payment
      </h1>
      <div className="mt-8 max-w-[62ch] border-t border-ink pt-5">
        <dl className="grid max-w-96 gap-2">
          {orderNumber !== undefined && <Fact name="Order number" value={orderNumber} />}
          {totalCents !== undefined && <Fact name="Total" value={formatDollars(totalCents)} />}
          <Fact name="Your e-mail" value={order.customerInfo.email} />
        </dl>
        <p className="mt-5">
          We have your order, and PayPal has not told us yet how the payment ended. You do not need
          to do anything, and <strong>you will not be charged twice</strong>.
        </p>
        <p className="mt-3 text-ink-2">
          Questions? <CallOrWrite className="text-ink" />.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <Button aria-disabled={isChecking} onClick={onCheck}>
            {isChecking ? 'Checking...' : 'Check Again'}
          </Button>
          <ButtonLink look="outline" to={paths.products}>
            Continue Shopping
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 border-b border-rule pb-2">
      <dt className="whitespace-nowrap text-ink-2">{name}</dt>
      <dd className="min-w-0 text-right break-words">{value}</dd>
    </div>
  )
}

/** The same, said in a line above another order. */
export function PendingNotice({ pending, onCheck, isChecking }: PaymentPendingProps) {
  const { orderNumber } = pending
  const name = orderNumber === undefined ? 'your last order' : `order ${orderNumber}`
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-b border-rule py-3 text-[15px]">
      <p>We are still checking the payment of {name}. You will not be charged for it twice.</p>
      <button
        type="button"
        aria-disabled={isChecking}
        className="more min-h-8 cursor-pointer"
        onClick={onCheck}
      >
        {isChecking ? 'Checking...' : 'Check again'}
      </button>
    </div>
  )
}

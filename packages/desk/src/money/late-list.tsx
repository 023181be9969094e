import type { LateOrder } from '@millrun/commerce/desk/money/money-desk'
import { DelayQuestionSchema } from '@millrun/commerce/desk/money/delay-question'
import { dayInWords } from '@millrun/commerce/delivery/new-jersey-day'
import { Button } from '@millrun/ui/first/button.tsx'
import { FormField } from '@millrun/ui/form/form-field.tsx'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { useKeptForm } from '../asking/use-kept-form.ts'
import { orderAddress } from '../orders/order-address.ts'
import { FormRow } from '../parts/form-row.tsx'
import { Money } from '../parts/money.tsx'
import { useMoneyDeed } from './use-money-deed.ts'

/** Orders that were to leave before today; what the buyer was asked, and whose money is due. */
export function LateList({ late }: { late: readonly LateOrder[] }) {
  return (
    <ul className="border-t border-rule">
      {late.map((order) => (
        <li key={order.orderNumber} className="border-b border-rule py-4">
          <LateRow order={order} />
        </li>
      ))}
    </ul>
  )
}

function LateRow({ order }: { order: LateOrder }) {
  const { orderNumber, buyer, total, agreedTo, asked, isRefundDue, isPickup } = order
  const [isShown, setShown] = useState(false)
  return (
    <>
      <p className="text-lg">
        <Link to={orderAddress(orderNumber)} className="underline underline-offset-4">
          {orderNumber}
        </Link>
        , {buyer}, <Money amount={total} />
      </p>
      <p className={isRefundDue ? 'text-wrong' : 'text-ink-2'}>
        {isRefundDue
          ? 'The money is due now: please refund all that is left.'
          : `${isPickup ? 'Promised for pickup' : 'Promised'} by ${dayInWords(agreedTo, true)}.`}
      </p>
      {asked.map((sentence) => (
        <p key={sentence} className="text-ink-2">
          {sentence}
        </p>
      ))}
      {isRefundDue ? (
        <Link
          to={orderAddress(orderNumber)}
          className="more mt-2 inline-flex min-h-11 items-center"
        >
          Refund it on its own screen
        </Link>
      ) : (
        <Button
          look="tool"
          className="mt-3"
          aria-expanded={isShown}
          onClick={() => setShown((before) => !before)}
        >
          Ask the Buyer to Wait…
        </Button>
      )}
      {isShown && !isRefundDue && <DelayForm orderNumber={orderNumber} />}
    </>
  )
}

function DelayForm({ orderNumber }: { orderNumber: string }) {
  const deed = useMoneyDeed()
  const sent = useKeptForm<{ day: string; reason: string }>({
    name: `delay ${orderNumber}`,
    schema: DelayQuestionSchema,
    values: { day: '', reason: '' },
    send: async (body) => {
      const outcome = await deed(`orders/${orderNumber}/delay`, body)
      return outcome.ok ? undefined : outcome.fault
    },
  })
  return (
    <SentFields sent={sent} action="Ask the Buyer" doing="Asking…" className="mt-4 max-w-160">
      <FormRow>
        <FormField form={sent.form} name="day" label="New last day" type="date" />
        <FormField
          form={sent.form}
          name="reason"
          label="Reason"
          hint="The buyer reads it."
          autoComplete="off"
          maxLength={200}
        />
      </FormRow>
    </SentFields>
  )
}

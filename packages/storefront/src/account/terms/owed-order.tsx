import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { orderDate } from '@millrun/commerce/order-date'
import { daysLate } from '@millrun/commerce/terms/ageing'
import { dueInWords, lateInWords } from '@millrun/commerce/terms/due-text'
import type { OwedOrder as Owed } from '@millrun/commerce/terms/own-terms'
import { ButtonLink } from '../../page/button-link.tsx'
import { useState } from 'react'
import { dollarsOf } from '../../text/dollars-of.ts'
import { InvoiceButton } from './invoice-button.tsx'

/** An order that is to be paid: how much, until when, and the paper that says how. */
export function OwedOrder({ order }: { order: Owed }) {
  const { orderNumber, orderLink, owed, total, placedAt, dueOn } = order
  const [today] = useState(() => newJerseyDay(new Date()))
  const late = daysLate(dueOn, today)
  return (
    <li className="border-b border-rule py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="title-card">Order {orderNumber}</h3>
        <p className="text-lg font-semibold">{dollarsOf(owed)}</p>
      </div>
      <p className={late > 0 ? 'mt-1 font-medium text-wrong' : 'mt-1'}>{dueWords(dueOn, late)}</p>
      <p className="mt-1 text-[15px] text-ink-2">
        Placed {orderDate(new Date(placedAt))}.
        {owed !== total && ` It came to ${dollarsOf(total)}; the rest was taken off.`}
      </p>
      <div className="mt-3 flex flex-wrap items-start gap-3">
        <InvoiceButton orderNumber={orderNumber} />
        <ButtonLink look="tool" to={orderLink} aria-label={`Order and Papers: ${orderNumber}`}>
          Order and Papers
        </ButtonLink>
      </div>
    </li>
  )
}

function dueWords(dueOn: string, late: number): string {
  if (late === 0) return `Due ${dueInWords(dueOn)}`
  return `${lateInWords(late)}: it was due ${dueInWords(dueOn)}`
}

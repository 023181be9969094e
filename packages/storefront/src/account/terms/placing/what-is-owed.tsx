import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { amountToCents, formatDollars } from '@millrun/commerce/dollars'
import { dueDay } from '@millrun/commerce/terms/ageing'
import { dueInWords } from '@millrun/commerce/terms/due-text'
import { useState } from 'react'
import { dollarsOf } from '../../../text/dollars-of.ts'
import type { OpenTerms } from './open-terms.ts'

interface WhatIsOwedProps {
  readonly total: string
  readonly terms: OpenTerms
}

/** Until when the order is to be paid, and what is owed with it; whether that is too much the shop decides. */
export function WhatIsOwed({ total, terms: { days, limit, owed } }: WhatIsOwedProps) {
  const [today] = useState(() => newJerseyDay(new Date()))
  const due = dueInWords(dueDay(today, days))
  const thenCents = (amountToCents(owed) ?? 0) + (amountToCents(total) ?? 0)
  return (
    <div className="border-t border-ink pt-5">
      <p className="title-part text-balance">
        {dollarsOf(total)}, due {due}
      </p>
      <p className="mt-3 max-w-[44ch] text-lg text-pretty">
        Nothing is paid now. The invoice says how to pay; it comes by mail, and is here in your
        account.
      </p>
      <p className="mt-2 max-w-[44ch] text-lg text-pretty">
        With this order you owe {formatDollars(thenCents)}; your limit is {dollarsOf(limit)}.
      </p>
    </div>
  )
}

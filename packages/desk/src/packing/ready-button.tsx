import { DoneSchema, type ShownOrder } from '@millrun/commerce/desk/shown-order'
import { useState } from 'react'
import { askDesk } from '../asking/ask-desk.ts'
import { BigButton } from '../parts/big-button.tsx'
import { Day } from '../parts/day.tsx'

interface ReadyButtonProps {
  readonly order: ShownOrder
  readonly onTold: (sentence: string) => Promise<void>
}

/** Tells the buyer that an order can be picked up; again only by another name. */
export function ReadyButton({ order: { orderNumber, mails }, onTold }: ReadyButtonProps) {
  const [refusal, setRefusal] = useState<string>()
  const [isTelling, setTelling] = useState(false)
  const last = mails.findLast(({ kind }) => kind === 'ready')

  async function tell(): Promise<void> {
    if (isTelling) return
    setTelling(true)
    setRefusal(undefined)
    const path = `orders/${encodeURIComponent(orderNumber)}/ready`
    const body = { again: last !== undefined }
    const outcome = await askDesk(path, DoneSchema, { method: 'POST', body })
    setTelling(false)
    if (outcome.ok) await onTold(outcome.data.sentence)
    else setRefusal(outcome.fault.sentence)
  }

  return (
    <>
      {last !== undefined && (
        <p className="mb-3">
          The buyer was told <Day at={last.createdAt} withTime />.
        </p>
      )}
      <BigButton
        look={last === undefined ? 'solid' : 'outline'}
        aria-disabled={isTelling}
        onClick={() => void tell()}
      >
        {last === undefined ? 'Ready for Pickup' : 'Tell Again'}
      </BigButton>
      <p className="mt-3 text-wrong empty:hidden" aria-live="polite">
        {refusal}
      </p>
    </>
  )
}

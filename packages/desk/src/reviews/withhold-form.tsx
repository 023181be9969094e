import {
  WITHHELD_NAMES,
  WITHHELD_REASONS,
  type WithheldReason,
} from '@millrun/commerce/ratings/withheld-reasons'
import { Button } from '@millrun/ui/first/button.tsx'
import { Radio } from '@millrun/ui/fields/radio.tsx'
import { type SubmitEvent, useId, useState } from 'react'
import type { ReviewDeed } from './use-review-deed.ts'

interface WithholdFormProps {
  readonly deed: ReviewDeed
  readonly onDone: () => void
}

/** Asks for one of the few reasons to withhold a review; that somebody was not pleased is none. */
export function WithholdForm({ deed, onDone }: WithholdFormProps) {
  const name = useId()
  const [reason, setReason] = useState<WithheldReason>()
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending) return
    if (reason === undefined) return setRefusal('Please choose the reason why it is withheld.')
    setSending(true)
    const outcome = await deed('decision', { decision: 'withhold', reason })
    setSending(false)
    if (outcome.ok) onDone()
    else setRefusal(outcome.fault.sentence)
  }

  return (
    <form noValidate className="mt-4 max-w-140" onSubmit={(event) => void send(event)}>
      <fieldset>
        <legend className="mb-1 text-sm font-medium">
          Why it is withheld; its writer reads it
        </legend>
        {WITHHELD_NAMES.map((one) => (
          <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
            <Radio name={name} checked={reason === one} onChange={() => setReason(one)} />
            {WITHHELD_REASONS[one]}
          </label>
        ))}
      </fieldset>
      <p className="mt-1 text-sm text-ink-2">
        A bad rating is no reason: the law asks that praise and blame are treated alike.
      </p>
      <Button type="submit" className="mt-3" aria-disabled={isSending}>
        {isSending ? 'Withholding…' : 'Withhold It'}
      </Button>
      <p className="mt-2 min-h-6 text-wrong" aria-live="polite">
        {refusal}
      </p>
    </form>
  )
}

import { LONGEST_REASON, SAY_WHY } from '@millrun/commerce/desk/people/decision-reason'
import { tooLong } from '@millrun/commerce/text-field'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { FormField } from '@millrun/ui/form/form-field.tsx'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { z } from 'zod/mini'
import { useKeptForm } from '../../asking/use-kept-form.ts'

const ReasonSchema = z.object({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, SAY_WHY),
      z.maxLength(LONGEST_REASON, `${tooLong(LONGEST_REASON)}.`),
    ),
})

interface ReasonFormProps {
  /** Names what it is about. */
  readonly name: string
  readonly action: string
  readonly doing: string
  readonly decide: (reason: string) => Promise<Outcome<unknown>>
}

/** Why something is refused or withdrawn: whoever it is about reads it in the mail. */
export function ReasonForm({ name, action, doing, decide }: ReasonFormProps) {
  const sent = useKeptForm({
    name,
    schema: ReasonSchema,
    values: { reason: '' },
    send: async ({ reason }) => {
      const outcome = await decide(reason)
      return outcome.ok ? undefined : outcome.fault
    },
  })
  return (
    <SentFields sent={sent} action={action} doing={doing} className="max-w-140">
      <FormField
        form={sent.form}
        name="reason"
        label="Reason"
        hint="It stands in the mail, as you write it."
        autoComplete="off"
      />
    </SentFields>
  )
}

import { KeepRequestSchema, type KeptEntry } from '@millrun/commerce/account/kept-work'
import { z } from 'zod/mini'
import { FormField } from '@millrun/ui/form/form-field.tsx'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { useSentForm } from '@millrun/ui/form/use-sent-form'
import type { Outcome } from '@millrun/ui/asking/outcome'

const NameSchema = z.object({ jobName: KeepRequestSchema.shape.jobName })

interface JobNameFormProps {
  readonly action: string
  /** What is kept already; each name once. */
  readonly kept: readonly KeptEntry[]
  readonly hint: string
  readonly suggested?: string
  readonly onName: (jobName: string) => Promise<Outcome<unknown>>
}

/** Asks for the name of a job, under which something is kept. */
export function JobNameForm({ action, kept, hint, suggested = '', onName }: JobNameFormProps) {
  const sent = useSentForm<{ jobName: string }>({
    schema: NameSchema,
    values: { jobName: suggested },
    send: async ({ jobName }) => {
      if (kept.some((entry) => entry.jobName === jobName)) {
        const sentence = 'You keep one under this name already. Please choose another name.'
        return { sentence, about: 'jobName' }
      }
      const outcome = await onName(jobName)
      if (!outcome.ok) return outcome.fault
      sent.form.reset({ jobName: '' })
      return undefined
    },
  })
  return (
    <SentFields sent={sent} action={action} doing="Keeping…">
      <FormField
        form={sent.form}
        name="jobName"
        label="Job name"
        hint={hint}
        autoComplete="off"
        required
      />
    </SentFields>
  )
}

import { ReasonSchema } from '@millrun/commerce/desk/money/refund-wish'
import { FormField } from '@millrun/ui/form/form-field.tsx'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { z } from 'zod/mini'
import { useKeptForm } from '../asking/use-kept-form.ts'
import { useMoneyDeed } from './use-money-deed.ts'

interface ReasonFormProps {
  /** Names the form and what it is about. */
  readonly name: string
  readonly path: string
  /** What is sent beside the reason. */
  readonly body?: object
  readonly label: string
  readonly hint?: string
  readonly action: string
  readonly doing: string
}

const Schema = z.object({ reason: ReasonSchema })

/** Something that is decided with a reason. */
export function ReasonForm({ name, path, body, label, hint, action, doing }: ReasonFormProps) {
  const deed = useMoneyDeed()
  const sent = useKeptForm<{ reason: string }>({
    name,
    schema: Schema,
    values: { reason: '' },
    send: async ({ reason }) => {
      const outcome = await deed(path, { ...body, reason })
      return outcome.ok ? undefined : outcome.fault
    },
  })
  return (
    <SentFields sent={sent} action={action} doing={doing} className="max-w-120">
      <FormField
        form={sent.form}
        name="reason"
        label={label}
        hint={hint}
        autoComplete="off"
        maxLength={200}
      />
    </SentFields>
  )
}

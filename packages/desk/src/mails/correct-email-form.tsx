import { CorrectedEmailSchema, type Reader } from '@millrun/commerce/desk/bounced-mail'
import { DoneSchema } from '@millrun/commerce/desk/shown-order'
import { FormField } from '@millrun/ui/form/form-field.tsx'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { z } from 'zod/mini'
import { askDesk } from '../asking/ask-desk.ts'
import { useAskAgain } from '../asking/use-ask-again.ts'
import { useKeptForm } from '../asking/use-kept-form.ts'

interface CorrectEmailFormProps {
  readonly orderNumber: string
  readonly reader: Reader
}

const Schema = z.pick(CorrectedEmailSchema, { email: true })

/** Another address for the mails of an order, which are sent there at once. */
export function CorrectEmailForm({ orderNumber, reader }: CorrectEmailFormProps) {
  const askAgain = useAskAgain()
  const sent = useKeptForm<{ email: string }>({
    name: `email ${orderNumber} ${reader}`,
    schema: Schema,
    values: { email: '' },
    send: async ({ email }) => {
      const path = `orders/${orderNumber}/email`
      const body = { email, reader }
      const outcome = await askDesk(path, DoneSchema, { method: 'POST', body })
      if (!outcome.ok) return outcome.fault
      await Promise.all([['order'], ['orders'], ['bounces']].map(askAgain))
      return undefined
    },
  })
  return (
    <SentFields sent={sent} action="Write There" doing="Sending…" className="max-w-120">
      <FormField
        form={sent.form}
        name="email"
        type="email"
        label={reader === 'papers' ? 'Address for the invoice' : "Buyer's e-mail address"}
        hint="The order is written to there from now on, and a mail is sent at once."
        autoComplete="off"
        maxLength={254}
      />
    </SentFields>
  )
}

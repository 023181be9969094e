import type { Outcome } from '@millrun/ui/asking/outcome'
import { FormField } from '@millrun/ui/form/form-field.tsx'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import type { ShownQuote } from '@millrun/commerce/quotes/desk-quotes'
import type { QuoteRequest } from '@millrun/commerce/quotes/quote-request'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useAskAgain } from '../../asking/use-ask-again.ts'
import { useKeptForm } from '../../asking/use-kept-form.ts'
import { FormRow } from '../../parts/form-row.tsx'
import { Part } from '../../parts/part.tsx'
import { TextAreaField } from '../../parts/text-area-field.tsx'
import { quoteAddress } from '../quote-addresses.ts'
import { QuoteParts } from './quote-parts.tsx'
import { type TypedQuote, TypedQuoteSchema, wishedQuote } from './typed-quote.ts'

interface QuoteFormProps {
  /** Names the form and what it is about. */
  readonly name: string
  readonly values: TypedQuote
  readonly action: string
  readonly doing: string
  readonly send: (wished: QuoteRequest) => Promise<Outcome<ShownQuote>>
}

/** What is quoted to whom and until when; once it is sent, the quote itself is shown. */
export function QuoteForm({ name, values, action, doing, send }: QuoteFormProps) {
  const navigate = useNavigate()
  const askAgain = useAskAgain()
  const sent = useKeptForm<TypedQuote>({
    name,
    schema: TypedQuoteSchema,
    values,
    send: async (typed) => {
      const wished = wishedQuote(typed)
      if ('sentence' in wished) return wished
      const outcome = await send(wished)
      if (outcome.ok) void navigate(quoteAddress(outcome.data.number))
      // A refusal may say that somebody else was here.
      await askAgain(['quotes'])
      return outcome.ok ? undefined : outcome.fault
    },
  })
  return (
    <SentFields sent={sent} action={action} doing={doing} className="">
      <ForWhom form={sent.form} />
      <QuoteParts form={sent.form} />
    </SentFields>
  )
}

function ForWhom({ form }: { form: UseFormReturn<TypedQuote> }) {
  return (
    <Part title="For whom">
      <div className="grid max-w-200 gap-y-3">
        <FormRow>
          <FormField form={form} name="jobName" label="Job name" autoComplete="off" />
          <FormField form={form} name="client" label="Client" autoComplete="off" />
        </FormRow>
        <FormRow>
          <FormField
            form={form}
            name="email"
            label="E-mail"
            type="email"
            hint="Empty: it is not mailed."
            autoComplete="off"
          />
          <FormField
            form={form}
            name="until"
            label="Holds until"
            type="date"
            hint="To the end of the day in New Jersey."
          />
        </FormRow>
        <FormField
          form={form}
          name="design"
          label="Design link"
          hint="The whole address of a stair in the designer, if it is for one."
          autoComplete="off"
        />
        <TextAreaField form={form} name="note" label="Note to the client" />
      </div>
    </Part>
  )
}

import type { ListedApplication } from '@millrun/commerce/desk/people/applications'
import { DoneSchema } from '@millrun/commerce/desk/shown-order'
import { typedPrice } from '@millrun/commerce/desk/typed-amounts'
import { centsToAmount } from '@millrun/commerce/dollars'
import { GrantedTermsSchema } from '@millrun/commerce/terms/granted-terms'
import { TERM_DAYS, type TermDays } from '@millrun/commerce/terms/term-days'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { NativeSelect } from '@millrun/ui/fields/native-select.tsx'
import { FormField } from '@millrun/ui/form/form-field.tsx'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { useSentForm, type SentForm } from '@millrun/ui/form/use-sent-form'
import { z } from 'zod/mini'
import { askDesk } from '../../asking/ask-desk.ts'
import { useAskAgain } from '../../asking/use-ask-again.ts'
import { FormRow } from '../../parts/form-row.tsx'

/** As it is typed; what it means is judged as the shop judges it. */
const TypedSchema = z.object({ limit: z.string(), days: z.string() })
type TypedTerms = z.infer<typeof TypedSchema>

const USUAL_DAYS: TermDays = 30

const DAYS = Object.fromEntries(TERM_DAYS.map((days) => [String(days), `${days} days`]))

/** Grants an approved account to order on terms: how much it may owe and when it pays; or takes that back. */
export function GrantedTerms({ application }: { application: ListedApplication }) {
  const { label, terms } = application
  const change = useChangeTerms(application)
  const sent = useTermsForm(terms, change)
  const action = terms === null ? `Grant Terms to ${label}` : `Change the Terms of ${label}`
  return (
    <div className="mt-6 max-w-140">
      <SentFields sent={sent} action={action} doing="Changing…" className="">
        <FormRow>
          <FormField
            form={sent.form}
            name="limit"
            label={`Limit of ${label}`}
            hint="In dollars: what it may owe at once."
            inputMode="decimal"
            autoComplete="off"
          />
          <NativeSelect
            label={`Days to pay of ${label}`}
            prompt=""
            options={DAYS}
            {...sent.form.register('days')}
          />
        </FormRow>
      </SentFields>
      {terms !== null && (
        <PressedButton
          look="tool"
          action={`Take Back the Terms of ${label}`}
          doing="Taking back…"
          press={() => change({ limit: null, days: null })}
        />
      )}
    </div>
  )
}

type Change = (body: object) => Promise<Outcome<unknown>>

function useTermsForm(terms: ListedApplication['terms'], change: Change): SentForm<TypedTerms> {
  return useSentForm<TypedTerms>({
    schema: TypedSchema,
    values: { limit: terms?.limit ?? '', days: String(terms?.days ?? USUAL_DAYS) },
    send: async ({ limit, days }) => {
      const wanted = GrantedTermsSchema.safeParse({ limit: amountOf(limit), days: Number(days) })
      if (!wanted.success) {
        return { sentence: wanted.error.issues[0]?.message ?? '', about: 'limit' }
      }
      const outcome = await change(wanted.data)
      return outcome.ok ? undefined : outcome.fault
    },
  })
}

/** `5,000` as the shop writes it; what is no amount stays, to be refused. */
function amountOf(typed: string): string {
  const cents = typedPrice(typed)
  return cents === undefined ? typed : centsToAmount(cents)
}

function useChangeTerms({ id }: ListedApplication): Change {
  const askAgain = useAskAgain()
  return async (body) => {
    const path = `applications/${id}/terms`
    const outcome = await askDesk(path, DoneSchema, { method: 'POST', body })
    if (outcome.ok) await Promise.all([['applications'], ['customer'], ['owed']].map(askAgain))
    return outcome
  }
}

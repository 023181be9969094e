import { business } from '@millrun/commerce/business'
import type { OrderStatusResponse } from '@millrun/commerce/functions'
import { LONGEST_WORDS } from '@millrun/commerce/returns/ask-return'
import { CARRIER_TERM } from '@millrun/commerce/returns/carrier-term'
import { RETURN_REASON_CODES, RETURN_REASONS } from '@millrun/commerce/returns/return-reason'
import { DAMAGE_TERM, UNUSED_TERM, WARRANTY_TERM } from '@millrun/commerce/returns/return-terms'
import { wayBack } from '@millrun/commerce/returns/return-words'
import { Checkbox } from '@millrun/ui/fields/checkbox.tsx'
import { Field } from '@millrun/ui/fields/field.tsx'
import { Radio } from '@millrun/ui/fields/radio.tsx'
import { TextField } from '@millrun/ui/fields/text-field.tsx'
import { Button } from '@millrun/ui/first/button.tsx'
import { useId } from 'react'
import { PhotographField } from './photograph-field.tsx'
import { ReturnPieces } from './return-pieces.tsx'
import { isFreightDamage, judgedLines } from './typed-return.ts'
import { type ReturnForm as Form, useReturnForm } from './use-return-form.ts'

interface ReturnFormProps {
  readonly token: string
  readonly order: OrderStatusResponse
  readonly onAsked: (number: string) => void
  readonly onClose: () => void
}

/** What comes back or is not as it should be: pieces, why, in whose words, with photographs. */
export function ReturnForm({ token, order, onAsked, onClose }: ReturnFormProps) {
  const form = useReturnForm(token, order, onAsked)
  const { isSending, refusal, problems } = form
  return (
    <form
      noValidate
      className="mt-5 grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void form.send()
      }}
    >
      <p className="text-ink-2">
        {`Parts from stock come back ${UNUSED_TERM}. You have ${DAMAGE_TERM} All parts carry a ${WARRANTY_TERM}.`}
      </p>
      <ReturnPieces order={order} form={form} />
      <ReasonField form={form} />
      <Judged order={order} form={form} />
      {isFreightDamage(order, form.typed) && <TruckFields form={form} />}
      <WordsField form={form} />
      <PhotographField form={form} />
      <div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? 'Sending…' : 'Send'}
          </Button>
          <Button look="outline" onClick={onClose}>
            Not Now
          </Button>
        </div>
        <p className="mt-3 min-h-6 text-wrong" role="alert">
          {refusal ??
            (Object.keys(problems).length > 0 ? 'Please look at what is marked above.' : '')}
        </p>
      </div>
    </form>
  )
}

function ReasonField({ form: { typed, type, problems } }: { form: Form }) {
  const noteId = useId()
  return (
    <fieldset aria-describedby={noteId}>
      <legend className="mb-1 text-sm font-medium">What is it about?</legend>
      {RETURN_REASON_CODES.map((code) => (
        <label key={code} className="flex min-h-11 cursor-pointer items-center gap-2.5 py-1">
          <Radio
            name="return-reason"
            value={code}
            checked={typed.reason === code}
            onChange={() => type({ reason: code })}
          />
          {RETURN_REASONS[code]}
        </label>
      ))}
      <p id={noteId} className="min-h-6 text-sm" aria-live="polite">
        {problems.reason === undefined ? (
          <span className="text-ink-2">
            {typed.reason !== undefined && typed.reason !== 'missing' && wayBack(typed.reason)}
          </span>
        ) : (
          <span className="text-wrong">{problems.reason}</span>
        )}
      </p>
    </fieldset>
  )
}

/** What the shop would answer, before it is asked. */
function Judged({ order, form }: { order: OrderStatusResponse; form: Form }) {
  const { problem, late } = judgedLines(order, form.typed, form.today)
  return (
    <output className="block max-w-[60ch] border-l-4 border-ink py-1 pl-4 text-pretty empty:hidden">
      {problem ?? late}
    </output>
  )
}

function TruckFields({ form: { typed, type, problems } }: { form: Form }) {
  return (
    <div>
      <p className="mb-4 max-w-[60ch] text-ink-2">
        {CARRIER_TERM} Please keep the packaging until we have answered.
      </p>
      <TextField
        className="max-w-80"
        label="Day on which the truck came"
        type="date"
        required
        value={typed.arrivedOn}
        error={problems.arrivedOn}
        onChange={(event) => type({ arrivedOn: event.currentTarget.value })}
      />
      <Checkbox
        checked={typed.noted}
        onChange={(event) => type({ noted: event.currentTarget.checked })}
      >
        I noted the damage on the driver’s paper
      </Checkbox>
    </div>
  )
}

function WordsField({ form: { typed, type, problems } }: { form: Form }) {
  return (
    <Field
      label="What happened?"
      hint={`In your own words. If it is urgent, call ${business.phone}.`}
      error={problems.words}
    >
      {(control) => (
        <textarea
          {...control}
          className={`${control.className} block min-h-32 py-2.5`}
          maxLength={LONGEST_WORDS}
          required
          value={typed.words}
          onChange={(event) => type({ words: event.currentTarget.value })}
        />
      )}
    </Field>
  )
}

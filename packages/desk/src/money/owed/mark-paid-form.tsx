import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import type { ShownOrder } from '@millrun/commerce/desk/shown-order'
import { amountToCents, formatDollars } from '@millrun/commerce/dollars'
import { daysLate } from '@millrun/commerce/terms/ageing'
import { dueInWords } from '@millrun/commerce/terms/due-text'
import { MarkPaidSchema, type PaidBy } from '@millrun/commerce/terms/mark-paid'
import { DONE } from '@millrun/ui/asking/outcome'
import { NativeSelect } from '@millrun/ui/fields/native-select.tsx'
import { FormField } from '@millrun/ui/form/form-field.tsx'
import type { SentForm } from '@millrun/ui/form/use-sent-form'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod/mini'
import { useKeptForm } from '../../asking/use-kept-form.ts'
import { BigButton } from '../../parts/big-button.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { FormRow } from '../../parts/form-row.tsx'
import { Part } from '../../parts/part.tsx'
import { useMoneyDeed } from '../use-money-deed.ts'
import { dueWords, PAID_BY_WORDS } from './owed-words.ts'

interface TypedPayment extends Record<string, string> {
  on: string
  by: PaidBy
  reference: string
}

const TypedSchema = z.object({
  on: MarkPaidSchema.shape.on,
  by: MarkPaidSchema.shape.by,
  // The shop judges it, and says what is wrong.
  reference: z.string(),
})

interface MarkPaidFormProps {
  readonly orderNumber: string
  readonly terms: NonNullable<ShownOrder['terms']>
}

/** Writes down that what is owed of an order has come: on which day, how, and what it can be found by. */
export function MarkPaidForm({ orderNumber, terms: { owed, dueOn } }: MarkPaidFormProps) {
  const [today] = useState(() => newJerseyDay(new Date()))
  const [isAsked, setAsked] = useState(false)
  const sent = usePayment(orderNumber, today)
  const { form } = sent
  const amount = formatDollars(amountToCents(owed) ?? 0)
  const late = daysLate(dueOn, today)

  async function press(): Promise<void> {
    if (await form.trigger()) setAsked(true)
  }

  return (
    <Part title="To be paid">
      <p className={`mb-4 text-lg ${late > 0 ? 'text-wrong' : ''}`}>
        {amount}, {dueWords(dueOn, late)}
      </p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void press()
        }}
      >
        <PaymentFields form={form} />
        <BigButton type="submit" className="mt-3">
          Mark {amount} as Paid
        </BigButton>
        <p className="mt-3 text-lg text-wrong empty:sr-only" role="alert">
          {sent.refusal}
        </p>
      </form>
      {isAsked && (
        <AskFirst
          amount={amount}
          typed={form.getValues()}
          onConfirm={sent.submit}
          onClose={() => setAsked(false)}
        />
      )}
    </Part>
  )
}

function usePayment(orderNumber: string, today: string): SentForm<TypedPayment> {
  const deed = useMoneyDeed()
  return useKeptForm<TypedPayment>({
    name: `paid ${orderNumber}`,
    schema: TypedSchema,
    values: { on: today, by: 'check', reference: '' },
    send: async (typed) => {
      const outcome = await deed(`orders/${orderNumber}/paid`, typed)
      return outcome.ok ? undefined : outcome.fault
    },
  })
}

function PaymentFields({ form }: { form: UseFormReturn<TypedPayment> }) {
  const { errors } = form.formState
  return (
    <FormRow>
      <FormField form={form} name="on" label="Paid on" type="date" />
      <NativeSelect
        label="Paid by"
        prompt="Choose one"
        options={PAID_BY_WORDS}
        error={errors.by?.message}
        {...form.register('by')}
      />
      <FormField
        form={form}
        name="reference"
        label="Reference (optional)"
        hint="The number of the check or the transfer."
        autoComplete="off"
        maxLength={100}
      />
    </FormRow>
  )
}

interface AskFirstProps {
  readonly amount: string
  readonly typed: TypedPayment
  readonly onConfirm: () => Promise<void>
  readonly onClose: () => void
}

/** What came of it stands in the form, below what was typed. */
function AskFirst({ amount, typed: { on, by }, onConfirm, onClose }: AskFirstProps) {
  return (
    <ConfirmDialog
      title={`Mark ${amount} as paid?`}
      action={`Mark ${amount} as Paid`}
      doing="Writing it down…"
      onConfirm={async () => {
        await onConfirm()
        return DONE
      }}
      onClose={onClose}
    >
      {PAID_BY_WORDS[by]}, {dueInWords(on)}. The order counts as paid from that day on; this cannot
      be taken back.
    </ConfirmDialog>
  )
}

import type { GoesBack, OrderMoney } from '@millrun/commerce/desk/money/order-money'
import { ReasonSchema } from '@millrun/commerce/desk/money/refund-wish'
import { formatDollars } from '@millrun/commerce/dollars'
import { DONE } from '@millrun/ui/asking/outcome'
import { Checkbox } from '@millrun/ui/fields/checkbox.tsx'
import { RadioOptions } from '@millrun/ui/fields/radio-options.tsx'
import { FormField } from '@millrun/ui/form/form-field.tsx'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod/mini'
import { useKeptForm } from '../asking/use-kept-form.ts'
import { BigButton } from '../parts/big-button.tsx'
import { BACK_WORDS } from './back-words.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { RefundLines } from './refund-lines.tsx'
import { RefundTold } from './refund-told.tsx'
import {
  NOTHING_TYPED,
  refundRequest,
  toldRefund,
  type ToldRefund,
  type TypedRefund,
} from './told-refund.ts'
import { useMoneyDeed } from './use-money-deed.ts'

const KINDS = [
  { value: 'pieces', words: 'Pieces' },
  { value: 'amount', words: 'An amount' },
  { value: 'all', words: 'All that is left' },
] as const

const TypedSchema = z.object({
  kind: z.string(),
  pieces: z.string(),
  amount: z.string(),
  reason: ReasonSchema,
  restock: z.boolean(),
  cancel: z.boolean(),
  again: z.boolean(),
})

/** Gives money back: what, why, and exactly how much before it is pressed. */
export function RefundForm({ money }: { money: OrderMoney }) {
  const { orderNumber } = money
  const deed = useMoneyDeed()
  const [said, setSaid] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const sent = useKeptForm<TypedRefund>({
    name: `refund ${orderNumber}`,
    schema: TypedSchema,
    values: NOTHING_TYPED,
    send: async (typed) => {
      setSaid(undefined)
      const outcome = await deed(`orders/${orderNumber}/refunds`, refundRequest(money, typed))
      if (!outcome.ok) return outcome.fault
      setSaid(outcome.data.sentence)
      return undefined
    },
  })
  const { form } = sent
  const typed = form.watch()
  const told = toldRefund(money, typed)
  const amount = formatDollars(told.cents)
  const { deed: name, done } = BACK_WORDS[money.goesBack]

  async function press(): Promise<void> {
    setSaid(undefined)
    if ((await form.trigger()) && told.problem === undefined) setAsked(true)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void press()
      }}
    >
      <RefundFields money={money} form={form} typed={typed} />
      {told.isRepeated && (
        <Checkbox {...form.register('again')}>
          The same was {done} before: {name.toLowerCase()} it once more
        </Checkbox>
      )}
      <RefundTold told={told} typed={typed} goesBack={money.goesBack} />
      <BigButton type="submit" aria-disabled={told.problem !== undefined}>
        {told.needsSecond ? `Ask to ${name} ${amount}` : `${name} ${amount}`}
      </BigButton>
      <p className="mt-3 min-h-6 text-lg text-wrong empty:min-h-0" role="alert">
        {sent.refusal}
      </p>
      <output className="block text-lg">{said}</output>
      {isAsked && (
        <AskFirst
          told={told}
          goesBack={money.goesBack}
          onConfirm={sent.submit}
          onClose={() => setAsked(false)}
        />
      )}
    </form>
  )
}

interface AskFirstProps {
  readonly told: ToldRefund
  readonly goesBack: GoesBack
  readonly onConfirm: () => Promise<void>
  readonly onClose: () => void
}

/** What came of it stands in the form, below what was typed. */
function AskFirst({ told, goesBack, onConfirm, onClose }: AskFirstProps) {
  const { cents, needsSecond } = told
  const { deed, doing, warning } = BACK_WORDS[goesBack]
  const amount = formatDollars(cents)
  return (
    <ConfirmDialog
      title={needsSecond ? `Ask to ${deed.toLowerCase()} ${amount}?` : `${deed} ${amount}?`}
      action={needsSecond ? 'Ask' : `${deed} ${amount}`}
      doing={doing}
      onConfirm={async () => {
        await onConfirm()
        return DONE
      }}
      onClose={onClose}
    >
      {needsSecond
        ? 'It waits for the owner or another manager. Nothing goes back before.'
        : warning}
    </ConfirmDialog>
  )
}

interface RefundFieldsProps {
  readonly money: OrderMoney
  readonly form: UseFormReturn<TypedRefund>
  readonly typed: TypedRefund
}

function RefundFields({ money, form, typed }: RefundFieldsProps) {
  const { kind } = typed
  return (
    <>
      <RadioOptions
        label={BACK_WORDS[money.goesBack].what}
        value={KINDS.find(({ value }) => value === kind)?.value}
        options={KINDS}
        onChange={(value) => form.setValue('kind', value)}
        listClass="mb-4 flex flex-wrap gap-2"
        optionClass="flex min-h-11 items-center border border-rule-2 px-4 has-checked:border-iron has-checked:bg-iron has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
      >
        {({ words }) => words}
      </RadioOptions>
      {kind === 'pieces' && (
        <RefundLines
          money={money}
          chosen={typed.pieces}
          onChoose={(pieces) => form.setValue('pieces', pieces)}
        />
      )}
      {kind === 'amount' && (
        <FormField
          form={form}
          name="amount"
          label="Amount in dollars"
          inputMode="decimal"
          autoComplete="off"
          className="max-w-60"
        />
      )}
      {kind !== 'amount' && (
        <div className="my-3">
          <Checkbox {...form.register('restock')}>The pieces come back onto the shelf</Checkbox>
          <Checkbox {...form.register('cancel')}>The pieces are not sent any more</Checkbox>
        </div>
      )}
      <FormField
        form={form}
        name="reason"
        label="Reason"
        hint="The buyer reads it."
        autoComplete="off"
        maxLength={200}
      />
    </>
  )
}

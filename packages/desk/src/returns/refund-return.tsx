import type { ShownReturn } from '@millrun/commerce/desk/returns/shown-return'
import { ReasonSchema } from '@millrun/commerce/desk/money/refund-wish'
import { amountToCents, formatDollars } from '@millrun/commerce/dollars'
import { DONE } from '@millrun/ui/asking/outcome'
import { FormField } from '@millrun/ui/form/form-field.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { z } from 'zod/mini'
import { useKeptForm } from '../asking/use-kept-form.ts'
import { orderAddress } from '../orders/order-address.ts'
import { BigButton } from '../parts/big-button.tsx'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import type { ReturnDeed } from './use-return-deed.ts'

interface RefundReturnProps {
  readonly shown: ShownReturn
  readonly deed: ReturnDeed
}

const TypedSchema = z.object({ reason: ReasonSchema })

/** Gives back what the pieces of a return cost, once it was said how much that is. */
export function RefundReturn({ shown, deed }: RefundReturnProps) {
  const { due, orderNumber } = shown
  if (due === null) return <NothingLeft orderNumber={orderNumber} />
  const amount = formatDollars(amountToCents(due) ?? 0)
  return <RefundForm shown={shown} deed={deed} amount={amount} />
}

function NothingLeft({ orderNumber }: { orderNumber: string }) {
  return (
    <p className="max-w-[60ch]">
      Nothing of these pieces is left to give back. See what went back of{' '}
      <Link to={orderAddress(orderNumber)} className="more">
        order {orderNumber}
      </Link>
      , then close the return.
    </p>
  )
}

function RefundForm({ shown, deed, amount }: RefundReturnProps & { amount: string }) {
  const { number } = shown
  const [isAsked, setAsked] = useState(false)
  const sent = useKeptForm<z.infer<typeof TypedSchema>>({
    name: `refund-${number}`,
    schema: TypedSchema,
    values: { reason: `Return ${number}` },
    send: async ({ reason }) => {
      const outcome = await deed('refund', { reason })
      return outcome.ok ? undefined : outcome.fault
    },
  })
  const { form } = sent

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.trigger().then((isFine) => isFine && setAsked(true))
      }}
    >
      <p className="mb-4 max-w-[60ch]">
        {`${amount} for the pieces that ${shown.isKept ? 'stay with the buyer' : 'are here'}, with their share of tax. Another amount, such as the shipping, goes back on the page of the order.`}
      </p>
      <FormField
        form={form}
        name="reason"
        label="Reason"
        hint="The buyer reads it."
        autoComplete="off"
        maxLength={200}
        className="max-w-140"
      />
      <BigButton type="submit">Refund {amount}</BigButton>
      <p className="mt-3 min-h-6 text-lg text-wrong empty:min-h-0" role="alert">
        {sent.refusal}
      </p>
      {isAsked && (
        <ConfirmDialog
          title={`Refund ${amount}?`}
          action={`Refund ${amount}`}
          doing="Asking PayPal…"
          onConfirm={async () => {
            // What came of it stands on the screen, with what was typed.
            await sent.submit()
            return DONE
          }}
          onClose={() => setAsked(false)}
        >
          It goes back to the way the buyer paid, and cannot be taken back. Above what you give back
          alone, a second person is asked first.
        </ConfirmDialog>
      )}
    </form>
  )
}

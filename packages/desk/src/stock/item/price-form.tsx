import { dayInWords, newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import type { ShelfEntry } from '@millrun/commerce/desk/shelf'
import { typedPrice } from '@millrun/commerce/desk/typed-amounts'
import { centsToAmount, formatDollars } from '@millrun/commerce/dollars'
import { FormField } from '@millrun/ui/form/form-field.tsx'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { useKeptForm } from '../../asking/use-kept-form.ts'
import { useChangeShelf } from './use-change-shelf.ts'
import { WillChange } from './will-change.tsx'

const NO_PRICE = 'Please write the price in dollars and cents such as 34.99.'

const PriceSchema = z.object({
  price: z.string().check(z.refine((text) => typedPrice(text) !== undefined, NO_PRICE)),
  from: z
    .string()
    .check(
      z.refine(
        (day) => day === '' || day >= newJerseyDay(new Date()),
        'This day has passed; please choose a later one.',
      ),
    ),
})

/** A new price of a product, now or from a day on. */
export function PriceForm({ entry }: { entry: ShelfEntry }) {
  const { item, price: was } = entry
  const { change, done } = useChangeShelf()
  const sent = useKeptForm<z.infer<typeof PriceSchema>>({
    name: `price ${item}`,
    schema: PriceSchema,
    values: { price: '', from: '' },
    send: async ({ price, from }) => {
      const rows = [{ item, price: centsToAmount(typedPrice(price) ?? 0) }]
      const body = { rows, ...(from !== '' && { from }) }
      const outcome = await change('shelf/prices', { method: 'POST', body })
      return outcome.ok ? undefined : outcome.fault
    },
  })
  const [price, from] = useWatch({ control: sent.form.control, name: ['price', 'from'] })
  return (
    <SentFields sent={sent} action="Change the Price" doing="Changing…" className="">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-4">
        <FormField
          form={sent.form}
          name="price"
          label="New price"
          inputMode="decimal"
          autoComplete="off"
        />
        <FormField
          form={sent.form}
          name="from"
          label="From the day"
          type="date"
          hint="Empty: from now on."
        />
      </div>
      <WillChange will={willChange(was, price, from)} done={done} />
    </SentFields>
  )
}

function willChange(was: string, price: string, from: string): string | undefined {
  const cents = typedPrice(price)
  if (cents === undefined || centsToAmount(cents) === was) return undefined
  const when = from === '' ? 'now' : `when ${dayInWords(from)} begins in New Jersey`
  return `Will change: $${was} → ${formatDollars(cents)}, ${when}.`
}

import type { ShelfEntry } from '@millrun/commerce/desk/shelf'
import { NOT_COUNTED, typedCount } from '@millrun/commerce/desk/typed-amounts'
import { Radio } from '@millrun/ui/fields/radio.tsx'
import { Button } from '@millrun/ui/first/button.tsx'
import { FormField } from '@millrun/ui/form/form-field.tsx'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { useKeptForm } from '../../asking/use-kept-form.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { SoldMark } from '../shelf-columns.tsx'
import { useChangeShelf } from './use-change-shelf.ts'
import { WillChange } from './will-change.tsx'
import { withCommas } from '@millrun/commerce/with-commas'

const COUNT = z
  .string()
  .check(
    z.refine(
      (text) => typedCount(text) !== undefined,
      'Please write the pieces as a whole number such as 12.',
    ),
  )

const StockSchema = z.object({ mode: z.string(), quantity: COUNT })

const MODES = [
  ['set', 'Set: so many are there now'],
  ['add', 'Add: so many have come in'],
] as const

/** How many pieces of a product are there, counted anew or added to. */
export function StockForm({ entry }: { entry: ShelfEntry }) {
  const { item, quantity: there, held, state } = entry
  const { change, done } = useChangeShelf()
  const sent = useKeptForm<z.infer<typeof StockSchema>>({
    name: `stock ${item}`,
    schema: StockSchema,
    values: { mode: 'set', quantity: '' },
    send: async ({ mode, quantity }) => {
      const row = { item, quantity: typedCount(quantity) ?? 0 }
      const rows = [mode === 'set' ? { ...row, expected: there } : row]
      const outcome = await change('shelf/stock', { method: 'POST', body: { mode, rows } })
      return outcome.ok ? undefined : outcome.fault
    },
  })
  const { form } = sent
  const [mode, typed] = useWatch({ control: form.control, name: ['mode', 'quantity'] })
  return (
    <>
      <p className="mb-4 flex flex-wrap gap-x-6 text-lg">
        {there === null ? 'Not counted' : `${withCommas(there)} there`}
        {held > 0 && `, ${held} of them held for orders being paid`}
        <SoldMark state={state} />
      </p>
      <SentFields
        sent={sent}
        action="Change the Stock"
        doing="Changing…"
        className=""
        beside={there !== null && <CountNoMore entry={entry} />}
      >
        <fieldset className="mb-2">
          <legend className="sr-only">What the number means</legend>
          {MODES.map(([value, words]) => (
            <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
              <Radio value={value} {...form.register('mode')} />
              {words}
            </label>
          ))}
        </fieldset>
        <FormField
          form={form}
          name="quantity"
          label="Pieces"
          inputMode={mode === 'set' ? 'numeric' : 'text'}
          autoComplete="off"
          hint={mode === 'set' ? undefined : 'Below zero for what was lost, such as -2.'}
        />
        <WillChange will={willChange(there, mode, typed)} done={done} />
      </SentFields>
    </>
  )
}

function willChange(there: number | null, mode: string, typed: string): string | undefined {
  const count = typedCount(typed)
  if (count === undefined) return undefined
  const after = mode === 'set' ? count : (there ?? 0) + count
  return after === there ? undefined : `Will change: ${there ?? NOT_COUNTED} → ${after}.`
}

/** Without a count a product is sold as the catalogue says. */
function CountNoMore({ entry: { item, quantity } }: { entry: ShelfEntry }) {
  const [isAsking, setAsking] = useState(false)
  const { change } = useChangeShelf()
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Count it no more
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Count ${item} no more?`}
          action="Count It No More"
          doing="Changing…"
          onConfirm={() =>
            change('shelf/stock', {
              method: 'POST',
              body: { mode: 'set', rows: [{ item, quantity: null, expected: quantity }] },
            })
          }
          onClose={() => setAsking(false)}
        >
          <p>
            The shop then sells it as the catalogue says, however many there are. What was counted
            stays in its history.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

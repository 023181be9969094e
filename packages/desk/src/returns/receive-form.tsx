import type { ShownReturn, ShownReturnLine } from '@millrun/commerce/desk/returns/shown-return'
import { StepperField } from '@millrun/ui/fields/stepper-field.tsx'
import { z } from 'zod/mini'
import { useKeptForm } from '../asking/use-kept-form.ts'
import { countsIn } from '../money/told-refund.ts'
import { BigButton } from '../parts/big-button.tsx'
import type { ReturnDeed } from './use-return-deed.ts'

interface ReceiveFormProps {
  readonly shown: ShownReturn
  readonly deed: ReturnDeed
}

/** How many pieces of which line are here, and go onto the shelf, as JSON. */
const TypedSchema = z.object({ here: z.string(), shelf: z.string() })

/** Says which pieces are here again, and which of them can be sold once more. */
export function ReceiveForm({ shown, deed }: ReceiveFormProps) {
  const open = shown.lines.filter(({ quantity, received }) => received < quantity)
  const sent = useKeptForm<z.infer<typeof TypedSchema>>({
    name: `receive-${shown.number}-${shown.history.length}`,
    schema: TypedSchema,
    values: { here: '{}', shelf: '{}' },
    send: async (typed) => {
      const [here, shelf] = [countsIn(typed.here), countsIn(typed.shelf)]
      const lines = open.map(({ id }) => ({
        id,
        quantity: here[id] ?? 0,
        toStock: Math.min(shelf[id] ?? 0, here[id] ?? 0),
      }))
      const outcome = await deed('receipts', { lines })
      return outcome.ok ? undefined : outcome.fault
    },
  })
  const { form } = sent
  const typed = form.watch()
  const [here, shelf] = [countsIn(typed.here), countsIn(typed.shelf)]
  const isNone = Object.values(here).every((pieces) => pieces === 0)

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!form.formState.isSubmitting) void sent.submit()
      }}
    >
      <ul className="mb-5 border-t border-rule">
        {open.map((line) => (
          <li key={line.id} className="border-b border-rule py-4">
            <LineFields
              line={line}
              here={here[line.id] ?? 0}
              shelf={shelf[line.id] ?? 0}
              onHere={(pieces) =>
                form.setValue('here', JSON.stringify({ ...here, [line.id]: pieces }))
              }
              onShelf={(pieces) =>
                form.setValue('shelf', JSON.stringify({ ...shelf, [line.id]: pieces }))
              }
            />
          </li>
        ))}
      </ul>
      <BigButton type="submit" aria-disabled={form.formState.isSubmitting}>
        {form.formState.isSubmitting ? 'Writing it down…' : 'Received'}
      </BigButton>
      <p className="mt-3 min-h-6 text-lg text-wrong empty:min-h-0" role="alert">
        {sent.refusal}
      </p>
      {isNone && <p className="text-ink-2">Please say how many pieces are here.</p>}
    </form>
  )
}

interface LineFieldsProps {
  readonly line: ShownReturnLine
  readonly here: number
  readonly shelf: number
  readonly onHere: (pieces: number) => void
  readonly onShelf: (pieces: number) => void
}

function LineFields({ line, here, shelf, onHere, onShelf }: LineFieldsProps) {
  const { item, title, quantity, received } = line
  const open = quantity - received
  return (
    // Each stepper is called the same: its group says of what.
    <fieldset
      aria-label={`${item}, ${title}`}
      className="grid items-start gap-x-6 gap-y-3 sm:grid-cols-[1fr_10.5rem_10.5rem]"
    >
      <p className="wrap-anywhere">
        <span className="text-lg font-medium">{item}</span>
        <span className="block">{title}</span>
        <span className="block text-ink-2">{open} still to come</span>
      </p>
      <PiecesField label="Here now" value={here} most={open} onChange={onHere} />
      <PiecesField
        label="Back onto the shelf"
        value={Math.min(shelf, here)}
        most={here}
        onChange={onShelf}
      />
    </fieldset>
  )
}

interface PiecesFieldProps {
  readonly label: string
  readonly value: number
  readonly most: number
  readonly onChange: (pieces: number) => void
}

function PiecesField({ label, value, most, onChange }: PiecesFieldProps) {
  return (
    <StepperField
      label={label}
      value={value}
      read={(text) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined)}
      write={String}
      step={1}
      unreadable="Please type a whole number."
      problemOf={(pieces) => (pieces < 0 || pieces > most ? `At most ${most}.` : undefined)}
      onChange={onChange}
    />
  )
}

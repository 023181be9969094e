import type { OrderStatusResponse } from '@millrun/commerce/functions'
import { dayInWords } from '@millrun/commerce/delivery/new-jersey-day'
import { returnUntil } from '@millrun/commerce/returns/judge-return'
import { StepperField } from '@millrun/ui/fields/stepper-field.tsx'
import type { ReturnForm } from './use-return-form.ts'

interface ReturnPiecesProps {
  readonly order: OrderStatusResponse
  readonly form: ReturnForm
}

/** The lines of an order that can come back, each with how many of its pieces. */
export function ReturnPieces({ order: { returnable }, form }: ReturnPiecesProps) {
  const { typed, type, problems } = form
  return (
    <fieldset aria-describedby="return-pieces-problem">
      <legend className="text-sm font-medium">Which pieces?</legend>
      <ul className="mt-2 border-t border-rule">
        {returnable?.map((line) => (
          <li key={line.id} className="border-b border-rule py-3">
            {/* Each stepper is called the same: its group says of what. */}
            <fieldset
              aria-label={line.title}
              className="grid items-start gap-x-6 gap-y-2 sm:grid-cols-[1fr_10.5rem]"
            >
              <p className="wrap-anywhere">
                {line.title}
                <span className="block text-sm text-ink-2">
                  {line.quantity} with you{termOf(line)}
                </span>
              </p>
              <StepperField
                label="Pieces"
                value={typed.pieces[line.id] ?? 0}
                read={(text) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined)}
                write={String}
                step={1}
                unreadable="Please type a whole number."
                problemOf={(pieces) =>
                  pieces < 0 || pieces > line.quantity ? `At most ${line.quantity}.` : undefined
                }
                onChange={(pieces) => type({ pieces: { ...typed.pieces, [line.id]: pieces } })}
              />
            </fieldset>
          </li>
        ))}
      </ul>
      <p id="return-pieces-problem" className="min-h-6 pt-1 text-sm text-wrong" aria-live="polite">
        {problems.pieces}
      </p>
    </fieldset>
  )
}

function termOf(line: NonNullable<OrderStatusResponse['returnable']>[number]): string {
  switch (line.madeFor) {
    case 'cut':
      return ' · cut for you'
    case 'made':
      return ' · made to your order'
    case null:
      return ` · can come back until ${dayInWords(returnUntil(line), true)}`
  }
}

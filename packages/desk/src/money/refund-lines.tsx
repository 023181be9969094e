import type { MoneyLine, OrderMoney } from '@millrun/commerce/desk/money/order-money'
import { StepperField } from '@millrun/ui/fields/stepper-field.tsx'
import { Money } from '../parts/money.tsx'
import { BACK_WORDS } from './back-words.ts'
import { countsIn } from './told-refund.ts'

interface RefundLinesProps {
  readonly money: OrderMoney
  /** How many pieces of which line, as JSON. */
  readonly chosen: string
  readonly onChoose: (chosen: string) => void
}

/** The lines of an order, each with how many of its pieces go back. */
export function RefundLines({ money, chosen, onChoose }: RefundLinesProps) {
  const counts = countsIn(chosen)
  const { done } = BACK_WORDS[money.goesBack]
  return (
    <ul className="border-t border-rule">
      {money.lines.map((line) => (
        <li key={line.id} className="border-b border-rule py-3">
          {/* Each stepper is called the same: its group says of what. */}
          <fieldset
            aria-label={line.title}
            className="grid items-start gap-x-6 gap-y-2 sm:grid-cols-[1fr_11rem]"
          >
            <p className="wrap-anywhere">
              {line.title}
              <span className="block text-sm text-ink-2">
                {line.quantity} at <Money amount={line.price} />
                {factsOf(line, done)}
              </span>
            </p>
            {leftOf(line) === 0 ? (
              <p className="text-ink-2">All {done}</p>
            ) : (
              <StepperField
                label="Pieces"
                value={counts[line.id] ?? 0}
                read={(text) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined)}
                write={String}
                step={1}
                unreadable="Please type a whole number."
                problemOf={(pieces) =>
                  pieces < 0 || pieces > leftOf(line) ? `At most ${leftOf(line)}.` : undefined
                }
                onChange={(pieces) => onChoose(JSON.stringify({ ...counts, [line.id]: pieces }))}
              />
            )}
          </fieldset>
        </li>
      ))}
    </ul>
  )
}

function leftOf({ quantity, refunded }: MoneyLine): number {
  return quantity - refunded
}

function factsOf({ shipped, refunded, cancelled }: MoneyLine, done: string): string {
  const facts = [
    [shipped, 'shipped'],
    [refunded, done],
    [cancelled, 'cancelled'],
  ] as const
  return facts
    .filter(([pieces]) => pieces > 0)
    .map(([pieces, what]) => `, ${pieces} ${what}`)
    .join('')
}

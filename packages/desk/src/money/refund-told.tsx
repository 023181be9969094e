import { formatDollars } from '@millrun/commerce/dollars'
import type { GoesBack } from '@millrun/commerce/desk/money/order-money'
import { BACK_WORDS } from './back-words.ts'
import type { ToldRefund, TypedRefund } from './told-refund.ts'

interface RefundToldProps {
  readonly told: ToldRefund
  readonly typed: TypedRefund
  readonly goesBack: GoesBack
}

/** Exactly what goes back, before it is pressed. */
export function RefundTold({ told, typed, goesBack }: RefundToldProps) {
  const { cents, taxCents, problem, needsSecond } = told
  const isAmount = typed.kind === 'amount'
  const facts = [
    ...(taxCents === undefined
      ? []
      : [`${formatDollars(cents - taxCents)} for the pieces, ${formatDollars(taxCents)} tax`]),
    ...(typed.kind === 'all' ? ['Goods, shipping and tax: all that has not gone back yet'] : []),
    ...(typed.restock && !isAmount ? ['The pieces come back onto the shelf'] : []),
    ...(typed.cancel && !isAmount ? ['The pieces are not sent'] : []),
    ...(needsSecond ? ['More than you give back alone: a second person has to approve it'] : []),
  ]
  return (
    <div aria-live="polite" className="my-4 border-l-4 border-plotter py-1 pl-4">
      {problem === undefined ? (
        <>
          <p className="text-lg">
            <strong className="font-medium">{formatDollars(cents)}</strong>{' '}
            {BACK_WORDS[goesBack].goes}
          </p>
          {facts.map((fact) => (
            <p key={fact} className="text-ink-2">
              {fact}.
            </p>
          ))}
        </>
      ) : (
        <p className="text-ink-2">{problem}</p>
      )}
    </div>
  )
}

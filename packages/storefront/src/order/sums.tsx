import { formatDollars } from '@millrun/commerce/dollars'
import { orderSums } from '@millrun/commerce/order-sums'
import type { OrderTotals } from '@millrun/commerce/order-totals'

interface SumsProps {
  readonly totals: OrderTotals
  /** What its tax is called, where it is not the specified one. */
  readonly taxName?: string | undefined
  /** What was given back of the total. */
  readonly refundedCents?: number
  readonly refundedName?: string
}

/** What an order comes to, below its lines. */
export function Sums({ totals, taxName, refundedCents = 0, refundedName = 'Refunded' }: SumsProps) {
  const sums = orderSums(totals, taxName)
  return (
    <dl className="grid gap-2 pt-4">
      {sums.slice(0, -1).map(([name, amount]) => (
        <Amount key={name} name={name} amount={amount} />
      ))}
      {sums.slice(-1).map(([name, amount]) => (
        <div
          key={name}
          className="mt-2 flex items-baseline justify-between gap-4 border-t border-ink pt-3"
        >
          <dt className="text-lg">{name}</dt>
          <dd className="font-serif text-[28px] leading-none">{amount}</dd>
        </div>
      ))}
      {refundedCents > 0 && (
        <Amount name={refundedName} amount={`−${formatDollars(refundedCents)}`} />
      )}
    </dl>
  )
}

function Amount({ name, amount }: { name: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">{name}</dt>
      <dd>{amount}</dd>
    </div>
  )
}

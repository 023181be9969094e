import { amountToCents, formatDollars } from '@millrun/commerce/dollars'
import type { OrderStatusResponse } from '@millrun/commerce/functions'

interface OrderTableProps {
  readonly order: OrderStatusResponse
  readonly className?: string
}

/** What was bought and what it came to, as it was when it was ordered. */
export function OrderTable({ order, className = '' }: OrderTableProps) {
  const refundedCents = amountToCents(order.refunded) ?? 0
  return (
    <section aria-labelledby="order-lines" className={className}>
      <h2 id="order-lines" className="title-part">
        What you ordered
      </h2>
      <ul className="mt-4 border-t border-ink">
        {order.lines.map((line) => (
          <li
            key={line.title}
            className="grid grid-cols-[1fr_auto] gap-4 border-b border-rule py-3.5"
          >
            <div className="min-w-0">
              <p className="title-card text-lg">{line.title}</p>
              <p className="mt-1 text-sm text-ink-2">
                Quantity {line.quantity}
                {line.quantity > 1 && `, ${dollars(line.price)} each`}
              </p>
            </div>
            <p className="font-semibold">{dollars(line.price, line.quantity)}</p>
          </li>
        ))}
      </ul>
      <dl className="grid gap-2 pt-4">
        <Amount label="Subtotal" value={dollars(order.subtotal)} />
        <Amount
          label="Shipping"
          value={order.shipping === '0.00' ? 'Free' : dollars(order.shipping)}
        />
        <Amount label="Tax (8%)" value={dollars(order.tax)} />
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-ink pt-3">
          <dt className="text-lg">Total</dt>
          <dd className="font-serif text-[28px] leading-none">{dollars(order.total)}</dd>
        </div>
        {refundedCents > 0 && (
          <Amount label="Refunded" value={`−${formatDollars(refundedCents)}`} />
        )}
      </dl>
    </section>
  )
}

function Amount({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function dollars(amount: string, times = 1): string {
  const cents = amountToCents(amount)
  return cents === undefined ? amount : formatDollars(cents * times)
}

import { amountToCents, formatDollars } from '@millrun/commerce/dollars'
import type { OrderStatusResponse } from '@millrun/commerce/functions'
import { lineNote } from '@millrun/commerce/line-note'

interface OrderTableProps {
  readonly order: OrderStatusResponse
  /** Its rank in the page. */
  readonly heading?: 'h2' | 'h3'
  readonly className?: string
}

/** What was bought and what it came to, as it was when it was ordered. */
export function OrderTable({ order, heading = 'h2', className = '' }: OrderTableProps) {
  const Heading = heading
  const refundedCents = amountToCents(order.refunded) ?? 0
  return (
    <section aria-labelledby="order-lines" className={className}>
      <Heading id="order-lines" className="title-part">
        What you ordered
      </Heading>
      <ul className="mt-4 border-t border-ink">
        {order.lines.map((line) => (
          <Line key={`${line.item} ${line.title}`} line={line} />
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

function Line({ line }: { line: OrderStatusResponse['lines'][number] }) {
  const { item, title, quantity, price } = line
  const unitPriceCents = amountToCents(price) ?? 0
  return (
    <li className="grid break-inside-avoid grid-cols-[1fr_auto] gap-4 border-b border-rule py-3.5">
      <div className="min-w-0">
        <p className="title-card text-lg">{title}</p>
        <p className="mt-1 text-sm text-ink-2">{lineNote({ item, quantity, unitPriceCents })}</p>
      </div>
      <p className="font-semibold">{formatDollars(unitPriceCents * quantity)}</p>
    </li>
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

function dollars(amount: string): string {
  const cents = amountToCents(amount)
  return cents === undefined ? amount : formatDollars(cents)
}

import { amountToCents, formatDollars } from '@millrun/commerce/dollars'
import type { OrderStatusResponse } from '@millrun/commerce/functions'
import { lineNote } from '@millrun/commerce/line-note'
import type { OrderTotals } from '@millrun/commerce/order-totals'
import { LinePicture } from './line-picture.tsx'
import { Sums } from './sums.tsx'

interface OrderTableProps {
  readonly order: OrderStatusResponse
  /** Its rank in the page. */
  readonly heading?: 'h2' | 'h3'
  readonly className?: string
}

/** What was bought and what it came to, as it was when it was ordered. */
export function OrderTable({ order, heading = 'h2', className = '' }: OrderTableProps) {
  const Heading = heading
  return (
    <section aria-labelledby="order-lines" className={className}>
      <Heading id="order-lines" className="title-part">
        What you ordered
      </Heading>
      <ul className="mt-4 border-t border-ink">
        {order.lines.map((line) => (
          <Line key={line.id ?? `${line.item} ${line.title}`} line={line} />
        ))}
      </ul>
      <Sums
        totals={totalsOf(order)}
        taxName={order.taxName}
        refundedCents={centsOf(order.refunded)}
      />
    </section>
  )
}

function Line({ line }: { line: OrderStatusResponse['lines'][number] }) {
  const { id, item, title, quantity, price } = line
  const unitPriceCents = centsOf(price)
  return (
    <li
      className={`grid break-inside-avoid gap-4 border-b border-rule py-3.5 ${id === undefined ? 'grid-cols-[1fr_auto]' : 'grid-cols-[56px_1fr_auto]'}`}
    >
      {id !== undefined && <LinePicture lineId={id} />}
      <div className="min-w-0">
        <p className="title-card text-lg">{title}</p>
        <p className="mt-1 text-sm text-ink-2">{lineNote({ item, quantity, unitPriceCents })}</p>
      </div>
      <p className="font-semibold">{formatDollars(unitPriceCents * quantity)}</p>
    </li>
  )
}

function totalsOf({ subtotal, shipping, tax, total }: OrderStatusResponse): OrderTotals {
  return {
    subtotalCents: centsOf(subtotal),
    shippingCents: centsOf(shipping),
    taxCents: centsOf(tax),
    totalCents: centsOf(total),
  }
}

function centsOf(amount: string): number {
  return amountToCents(amount) ?? 0
}

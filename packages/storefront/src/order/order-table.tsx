import { amountToCents } from '@millrun/commerce/dollars'
import type { OrderStatusResponse } from '@millrun/commerce/functions'
import type { OrderTotals } from '@millrun/commerce/order-totals'
import { PaperLine } from '../papers/paper-line.tsx'
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
      <Heading id="order-lines" className="title-part break-after-avoid">
        What you ordered
      </Heading>
      <ul className="mt-4 border-t border-ink">
        {order.lines.map((line) => (
          <PaperLine
            key={line.id ?? `${line.item} ${line.title}`}
            {...line}
            unitPriceCents={centsOf(line.price)}
          >
            {line === order.lines.at(-1) && (
              <Sums
                totals={totalsOf(order)}
                taxName={order.taxName}
                refundedCents={centsOf(order.refunded)}
              />
            )}
          </PaperLine>
        ))}
      </ul>
    </section>
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

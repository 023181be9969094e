import { amountToCents } from '@millrun/commerce/dollars'
import type { OrderStatusResponse } from '@millrun/commerce/functions'
import type { OrderTotals } from '@millrun/commerce/order-totals'
import { PaperLine } from '../papers/paper-line.tsx'
import { Sums } from './sums.tsx'

type Bought = Pick<
  OrderStatusResponse,
  'status' | 'lines' | 'subtotal' | 'shipping' | 'tax' | 'taxName' | 'total' | 'refunded'
>

/** Nothing was paid for these yet that could go back. */
const OWED: ReadonlySet<OrderStatusResponse['status']> = new Set(['on_terms', 'credited'])

interface OrderTableProps {
  readonly order: Bought
  readonly title?: string
  /** Its rank in the page. */
  readonly heading?: 'h2' | 'h3'
  readonly className?: string
}

/** What was bought and what it came to, as it was when it was ordered. */
export function OrderTable({
  order,
  title = 'What you ordered',
  heading: Heading = 'h2',
  className = '',
}: OrderTableProps) {
  return (
    <section aria-labelledby="order-lines" className={className}>
      <Heading id="order-lines" className="title-part break-after-avoid">
        {title}
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
                refundedName={OWED.has(order.status) ? 'Taken off' : 'Refunded'}
              />
            )}
          </PaperLine>
        ))}
      </ul>
    </section>
  )
}

function totalsOf({ subtotal, shipping, tax, total }: Bought): OrderTotals {
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

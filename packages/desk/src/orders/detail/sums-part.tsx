import type { ShownOrder } from '@millrun/commerce/desk/shown-order'
import { Money } from '../../parts/money.tsx'
import { Part } from '../../parts/part.tsx'
import { Fact, Facts } from '../../parts/facts.tsx'

/** What it came to, what PayPal took, what went back, and what the buyer has complained about. */
export function SumsPart({ order }: { order: ShownOrder }) {
  const { subtotal, shipping, taxName, tax, total, captured, refunded } = order
  const sums = [
    ['Subtotal', subtotal],
    ['Shipping', shipping],
    [taxName, tax],
    ['Total', total],
    ['PayPal took', captured],
    ...(refunded === '0.00' ? [] : [['Given back', refunded] as const]),
  ] as const
  return (
    <Part title="Money">
      <dl className="mb-4">
        {sums.map(([name, amount]) => (
          <div
            key={name}
            className={`flex justify-between gap-x-6 py-1 ${name === 'Total' ? 'border-t border-ink font-medium' : ''}`}
          >
            <dt>{name}</dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
      <Facts>
        <Fact name="Tax">{order.taxSource}</Fact>
        <Fact name="PayPal order">{order.payPalOrderId}</Fact>
        <Fact name="Capture">{order.captureId}</Fact>
      </Facts>
      {order.disputes.map(({ sentence, isOpen }) => (
        <p key={sentence} className={`mt-3 ${isOpen ? 'text-wrong' : 'text-ink-2'}`}>
          {sentence}
        </p>
      ))}
    </Part>
  )
}

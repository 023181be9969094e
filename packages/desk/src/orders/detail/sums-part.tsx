import { dayInWords } from '@millrun/commerce/delivery/new-jersey-day'
import { isOver, stands } from '@millrun/commerce/desk/order-status'
import type { ShownOrder } from '@millrun/commerce/desk/shown-order'
import { Money } from '../../parts/money.tsx'
import { Part } from '../../parts/part.tsx'
import { Fact, Facts } from '../../parts/facts.tsx'
import { InvoiceButton } from './invoice-button.tsx'

/** What it came to, what came of it, what went back, and what the buyer has complained about. */
export function SumsPart({ order }: { order: ShownOrder }) {
  const { orderNumber, payment, terms } = order
  return (
    <Part
      title="Money"
      actions={(stands(payment) || isOver(payment)) && <InvoiceButton orderNumber={orderNumber} />}
    >
      <dl className="mb-4">
        {sumsOf(order).map(([name, amount]) => (
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
        {terms !== null && <Fact name="Due">{dayInWords(terms.dueOn, true)}</Fact>}
        {terms !== null && terms.paidOn !== null && (
          <Fact name="Paid">{dayInWords(terms.paidOn, true)}</Fact>
        )}
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

type Sum = readonly [name: string, amount: string]

function sumsOf(order: ShownOrder): readonly Sum[] {
  const { subtotal, shipping, taxName, tax, total, captured, refunded, payment, terms } = order
  const isCredit = payment === 'on_terms' || payment === 'credited'
  return [
    ['Subtotal', subtotal],
    ['Shipping', shipping],
    [taxName, tax],
    ['Total', total],
    ...(terms === null ? [['PayPal took', captured] as const] : []),
    ...(refunded === '0.00' ? [] : [[isCredit ? 'Credited' : 'Given back', refunded] as const]),
    ...(terms === null ? [] : [['Still owed', terms.owed] as const]),
  ]
}

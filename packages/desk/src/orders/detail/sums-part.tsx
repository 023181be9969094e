import type { ShownOrder } from '@millrun/commerce/desk/shown-order'
import { Day } from '../../parts/day.tsx'
import { Money } from '../../parts/money.tsx'
import { Part } from '../../parts/part.tsx'
import { FactList } from './fact-list.tsx'

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
      <FactList
        facts={{
          Tax: order.taxSource,
          'PayPal order': order.payPalOrderId,
          Capture: order.captureId,
        }}
      />
      <Refunds refunds={order.refunds} />
      {order.disputes.map(({ sentence, isOpen }) => (
        <p key={sentence} className={`mt-3 ${isOpen ? 'text-wrong' : 'text-ink-2'}`}>
          {sentence}
        </p>
      ))}
    </Part>
  )
}

function Refunds({ refunds }: Pick<ShownOrder, 'refunds'>) {
  if (refunds.length === 0) return null
  return (
    <ul className="mt-4">
      {refunds.map(({ createdAt, amount, status, isTax }) => (
        <li key={createdAt} className="border-t border-rule py-2">
          {amount === null ? 'All that was left' : <Money amount={amount} />}
          {isTax && ' of tax'} given back <Day at={createdAt} withTime />
          <span className="block text-sm text-ink-2">{REFUND_WORDS[status] ?? status}</span>
        </li>
      ))}
    </ul>
  )
}

const REFUND_WORDS: Readonly<Record<string, string>> = {
  asked: 'PayPal was asked, and has not answered yet.',
  pending: 'PayPal says that it is on its way.',
  done: 'Done.',
  failed: 'It came to nothing.',
}

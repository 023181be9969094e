import type { GivenRefund } from '@millrun/commerce/desk/money/order-money'
import { Day } from '../parts/day.tsx'
import { Money } from '../parts/money.tsx'

const ENDS: Readonly<Record<GivenRefund['status'], string>> = {
  asked: 'PayPal was asked, and has not answered yet.',
  pending: 'PayPal says that it is on its way.',
  done: '',
  failed: 'It came to nothing.',
}

/** What has gone back of an order, each refund with its pieces, its reason and who gave it. */
export function GivenRefunds({ refunds }: { refunds: readonly GivenRefund[] }) {
  if (refunds.length === 0) return null
  return (
    <ul className="mb-6 border-t border-rule">
      {refunds.map((refund) => (
        <li key={refund.number} className="border-b border-rule py-3">
          <p>
            <strong className="font-medium">
              {refund.amount === null ? 'All that was left' : <Money amount={refund.amount} />}
            </strong>
            {refund.isTax && ' of tax'}
            {refund.lines.length > 0 && ` for ${piecesText(refund)}`}
          </p>
          <p className="text-ink-2">
            <Day at={refund.createdAt} withTime />
            {refund.by !== null && `, ${refund.by}`}
            {refund.reason !== '' && `: ${refund.reason}`}
          </p>
          {refund.status !== 'done' && (
            <p className={refund.status === 'failed' ? 'text-wrong' : ''}>{ENDS[refund.status]}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

function piecesText({ lines }: GivenRefund): string {
  return lines.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')
}

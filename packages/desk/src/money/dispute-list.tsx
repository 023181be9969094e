import type { OpenDispute } from '@millrun/commerce/desk/money/money-desk'
import { Link } from 'react-router'
import { orderAddress } from '../orders/order-address.ts'
import { Day } from '../parts/day.tsx'
import { Money } from '../parts/money.tsx'

/** What buyers have complained about at PayPal, first what has to be answered first. */
export function DisputeList({ disputes }: { disputes: readonly OpenDispute[] }) {
  return (
    <ul className="border-t border-rule">
      {disputes.map((dispute) => (
        <li
          key={dispute.id}
          className="flex flex-wrap items-center gap-x-8 gap-y-2 border-b border-rule py-4"
        >
          <div className="min-w-60 grow">
            <p className="text-lg">
              {dispute.respondBy === null ? (
                'To be answered as PayPal says'
              ) : (
                <>
                  Answer by <Day at={dispute.respondBy} withTime />
                </>
              )}
            </p>
            <p className="text-ink-2">
              {dispute.orderNumber === null ? (
                'A payment that is not in our books'
              ) : (
                <Link
                  to={orderAddress(dispute.orderNumber)}
                  className="underline underline-offset-4"
                >
                  {dispute.orderNumber}
                </Link>
              )}
              {dispute.amount !== null && (
                <>
                  , <Money amount={dispute.amount} />
                </>
              )}
              {dispute.reason !== '' && `, ${wordsOf(dispute.reason)}`}, opened{' '}
              <Day at={dispute.openedAt} />
            </p>
          </div>
          <a
            href={dispute.link}
            target="_blank"
            rel="noreferrer"
            className="more inline-flex min-h-11 items-center"
          >
            Answer at PayPal
          </a>
        </li>
      ))}
    </ul>
  )
}

/** `MERCHANDISE_OR_SERVICE_NOT_RECEIVED` as it is read. */
function wordsOf(reason: string): string {
  return reason.toLowerCase().replaceAll('_', ' ')
}

import { OWN_TERMS, type OwnTerms } from '@millrun/commerce/terms/own-terms'
import { Asked } from '../asked.tsx'
import { Part } from '../part.tsx'
import { askTerms } from './ask-terms.ts'
import { dollarsOf } from '../../text/dollars-of.ts'
import { OwedOrder } from './owed-order.tsx'

/** What the account may owe, what it owes, and for which orders. */
export function NetTerms() {
  return (
    <Asked name={OWN_TERMS} ask={askTerms} waiting="Looking up your terms…">
      {(terms) =>
        terms === null ? (
          <p className="max-w-[60ch] border-t border-ink pt-5 text-lg text-ink-2">
            This account pays its orders when it places them, and owes nothing.
          </p>
        ) : (
          <>
            <Standing terms={terms} />
            <OwedOrders orders={terms.orders} />
          </>
        )
      }
    </Asked>
  )
}

function Standing({ terms: { days, limit, left, owed } }: { terms: OwnTerms }) {
  if (days === null || limit === null || left === null) {
    return (
      <p className="mb-8 max-w-[60ch] text-lg">
        You cannot order on terms any more. What you owe, {dollarsOf(owed)}, stays to be paid.
      </p>
    )
  }
  const facts = [
    ['Limit', dollarsOf(limit)],
    ['Owed', dollarsOf(owed)],
    ['Left to order for', dollarsOf(left)],
    ['To be paid within', `${days} days`],
  ] as const
  return (
    <dl className="mb-9 grid grid-cols-2 gap-x-6 gap-y-4 border-t border-ink pt-5 sm:grid-cols-4">
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt className="text-[15px] text-ink-2">{name}</dt>
          <dd className="mt-1 text-lg font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function OwedOrders({ orders }: Pick<OwnTerms, 'orders'>) {
  return (
    <Part title="To be paid">
      {orders.length === 0 ? (
        <p className="text-lg text-ink-2">Nothing is owed.</p>
      ) : (
        <ul className="border-t border-rule">
          {orders.map((order) => (
            <OwedOrder key={order.orderNumber} order={order} />
          ))}
        </ul>
      )}
    </Part>
  )
}

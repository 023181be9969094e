import { OrderPageSchema } from '@millrun/commerce/desk/listed-order'
import { Link } from 'react-router'
import { useAsked } from '../../asking/use-asked.ts'
import { Day } from '../../parts/day.tsx'
import { Money } from '../../parts/money.tsx'
import { Part } from '../../parts/part.tsx'
import { listAddress, orderAddress } from '../order-address.ts'
import { withCommas } from '@millrun/commerce/with-commas'

const QUERY = 'review=yes'
const SHOWN = 10

/** The orders that a person has to decide about, each with the reason; nothing where there are none. */
export function ReviewList() {
  const { data } = useAsked(['orders', QUERY], `orders?${QUERY}&limit=${SHOWN}`, OrderPageSchema)
  if (data === undefined || data.orders.length === 0) return null
  return (
    <Part title={`Needs a decision (${withCommas(data.count)})`}>
      <ul className="border-t border-rule">
        {data.orders.map(({ orderNumber, buyer, total, createdAt, review }) => (
          <li
            key={orderNumber}
            className="relative grid gap-x-6 border-b border-rule py-3 hover:bg-paper-2 md:grid-cols-[10rem_1fr_auto]"
          >
            <Link
              to={orderAddress(orderNumber)}
              className="font-medium underline-offset-4 after:absolute after:inset-0"
            >
              {orderNumber}
            </Link>
            <span className="text-wrong">{review}</span>
            <span className="text-ink-2">
              {buyer}, <Money amount={total} />, <Day at={createdAt} />
            </span>
          </li>
        ))}
      </ul>
      {data.next !== null && (
        <Link className="more mt-3 inline-flex min-h-11 items-center" to={listAddress(QUERY)}>
          See all of them
        </Link>
      )}
    </Part>
  )
}

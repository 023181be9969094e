import { Link } from '../router/link.tsx'
import type { LastOrder } from './last-order.ts'

/** The order that was just placed, in a line: until more about it is there, or where no more can be had. */
export function LastOrderLine({ order }: { order: LastOrder }) {
  const { orderNumber, orderLink } = order
  return (
    <div className="border-b border-rule">
      <p className="wrap flex flex-wrap items-baseline gap-x-4 py-3 text-[15px]">
        <span>
          Thank you for your order <strong>{orderNumber}</strong>.
        </span>
        {orderLink !== undefined && (
          <Link className="more inline-block py-0.5" to={orderLink}>
            See your order
          </Link>
        )}
      </p>
    </div>
  )
}

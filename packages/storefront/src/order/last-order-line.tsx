import { Link } from 'react-router'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { readLastOrder } from './last-order.ts'

/** A quiet line with the order that was just placed, so that its receipt is not lost. */
export function LastOrderLine() {
  const lastOrder = useIsHydrated() ? readLastOrder() : undefined
  if (lastOrder === undefined) return null
  return (
    <div className="border-b border-rule">
      <p className="wrap flex flex-wrap items-baseline gap-x-4 py-3 text-[15px]">
        <span>
          Thank you for your order <strong>{lastOrder.orderNumber}</strong>.
        </span>
        <Link className="more inline-block py-0.5" to={lastOrder.orderLink}>
          See your order
        </Link>
      </p>
    </div>
  )
}

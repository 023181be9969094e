import type { OrderStatusResponse } from '@millrun/commerce/functions'
import { orderDate } from '@millrun/commerce/order-date'
import { business } from '../business.ts'
import { Button } from '../ui/button.tsx'
import { Letterhead } from './letterhead.tsx'
import { OrderPlace } from './order-place.tsx'
import { OrderTable } from './order-table.tsx'
import { statusText } from './status-text.ts'

interface OrderViewProps {
  readonly order: OrderStatusResponse
  /** PayPal is being asked. */
  readonly isChecking: boolean
  readonly onCheck: () => void
}

/** An order: how its payment stands, what is in it, and where it goes. */
export function OrderView({ order, isChecking, onCheck }: OrderViewProps) {
  const { title, sentence } = statusText(order)
  return (
    <div
      data-receipt
      className="wrap grid gap-x-6 gap-y-10 pt-10 pb-18 lg:grid-cols-12 lg:pt-14 lg:pb-28"
    >
      <div className="lg:col-span-6">
        <Letterhead />
        <p className="text-[15px] text-ink-2 print:mt-6">
          Order {order.orderNumber}, placed {orderDate(new Date(order.placedAt))}
        </p>
        <h1 className="title-gallery mt-3">{title}</h1>
        <p className="mt-5 max-w-[52ch] text-lg" aria-live="polite">
          {sentence}
        </p>
        {order.status === 'pending' && (
          <Button
            className="mt-6 print:hidden"
            look="outline"
            aria-disabled={isChecking}
            onClick={onCheck}
          >
            {isChecking ? 'Checking...' : 'Check Again'}
          </Button>
        )}
        <div className="mt-8">
          <OrderPlace order={order} heading="h2" />
        </div>
        <p className="mt-8 max-w-[52ch] text-ink-2">
          Questions? Call{' '}
          <a className="more text-ink" href={business.phoneHref}>
            {business.phone}
          </a>{' '}
          or write to{' '}
          <a className="more text-ink" href={`mailto:${business.email}`}>
            {business.email}
          </a>
          , with the order number.
        </p>
        <Button className="mt-8 print:hidden" look="outline" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <OrderTable order={order} className="lg:col-span-5 lg:col-start-8" />
    </div>
  )
}

import { addressLine, business } from '../business.ts'
import type { OrderStatusResponse } from '@millrun/commerce/functions'
import { Button } from '../ui/button.tsx'
import { OrderTable } from './order-table.tsx'
import { statusText } from './status-text.ts'

const DATE = { dateStyle: 'long', timeZone: 'America/New_York' } as const

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
    <div className="wrap grid gap-x-6 gap-y-10 pt-10 pb-18 lg:grid-cols-12 lg:pt-14 lg:pb-28">
      <div className="lg:col-span-6">
        <p className="text-[15px] text-ink-2">
          Order {order.orderNumber}, placed{' '}
          {new Date(order.placedAt).toLocaleDateString('en-US', DATE)}
        </p>
        <h1 className="title-gallery mt-3">{title}</h1>
        <p className="mt-5 max-w-[52ch] text-lg" aria-live="polite">
          {sentence}
        </p>
        {order.status === 'pending' && (
          <Button className="mt-6" look="outline" aria-disabled={isChecking} onClick={onCheck}>
            {isChecking ? 'Checking...' : 'Check Again'}
          </Button>
        )}
        <Destination order={order} />
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
      </div>
      <OrderTable order={order} className="lg:col-span-5 lg:col-start-8" />
    </div>
  )
}

function Destination({ order }: { order: OrderStatusResponse }) {
  if (!order.pickup) {
    return order.place === undefined ? null : <p className="mt-8">Ships to {order.place}.</p>
  }
  return (
    <div className="mt-8">
      <p>Pickup at our warehouse, {addressLine()}.</p>
      <dl className="mt-2 grid w-fit grid-cols-[auto_auto] gap-x-5 text-ink-2">
        {business.hours.warehouse.map(({ days, hours }) => (
          <div key={days} className="col-span-2 grid grid-cols-subgrid">
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

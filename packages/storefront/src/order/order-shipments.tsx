import type { OrderStatusResponse, SentShipment } from '@millrun/commerce/functions'
import { orderDate } from '@millrun/commerce/order-date'

interface OrderShipmentsProps {
  readonly order: OrderStatusResponse
  /** The rank of its title in the page. */
  readonly heading: 'h2' | 'h3'
}

/** What has left of an order, where to ask for it, and what follows; nothing before anything has. */
export function OrderShipments({ order, heading: Heading }: OrderShipmentsProps) {
  const { shipments = [], toFollow = [], pickup } = order
  if (shipments.length === 0) return null
  return (
    <section aria-labelledby="order-shipments" className="max-w-[52ch] break-inside-avoid">
      <Heading id="order-shipments" className="title-card">
        {pickup ? 'Picked up' : 'On its way'}
      </Heading>
      <ol className="mt-1 grid gap-3">
        {shipments.map((shipment) => (
          <Shipment key={`${shipment.shippedAt} ${shipment.tracking}`} shipment={shipment} />
        ))}
      </ol>
      {toFollow.length > 0 && <p className="mt-3">Still to come: {piecesText(toFollow)}.</p>}
    </section>
  )
}

function Shipment({ shipment }: { shipment: SentShipment }) {
  const { shippedAt, carrier, tracking, trackingLink, lines } = shipment
  return (
    <li>
      <p>
        {orderDate(new Date(shippedAt))}: {piecesText(lines)}.
      </p>
      {(carrier !== '' || tracking !== '') && (
        <p className="text-ink-2 wrap-anywhere">
          {carrier}{' '}
          {trackingLink === undefined ? (
            tracking
          ) : (
            <a href={trackingLink} className="more">
              {tracking}
            </a>
          )}
        </p>
      )}
    </li>
  )
}

function piecesText(lines: SentShipment['lines']): string {
  return lines.map(({ quantity, title }) => `${quantity} × ${title}`).join('; ')
}

import type { OrderStatusResponse } from '@millrun/commerce/functions'
import { addressLine, business } from '@millrun/commerce/business'

type Place = Pick<OrderStatusResponse, 'pickup' | 'buyer' | 'address' | 'place'>

interface OrderPlaceProps {
  readonly order: Place
  /** The rank of its title in the page. */
  readonly heading: 'h2' | 'h3'
}

/** To whom and where an order goes: the address, or the warehouse with its hours. */
export function OrderPlace({ order, heading: Heading }: OrderPlaceProps) {
  if (order.pickup) {
    return (
      <section aria-labelledby="order-place" className="break-inside-avoid">
        <Heading id="order-place" className="title-card">
          Pickup at our warehouse
        </Heading>
        {order.buyer !== undefined && <p className="mt-1">{order.buyer}</p>}
        <p className="mt-1">{addressLine()}</p>
        <dl className="mt-2 grid w-fit grid-cols-[auto_auto] gap-x-5 text-ink-2">
          {business.hours.warehouse.map(({ days, hours }) => (
            <div key={days} className="col-span-2 grid grid-cols-subgrid">
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      </section>
    )
  }
  const lines = placeLines(order)
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="order-place" className="break-inside-avoid">
      <Heading id="order-place" className="title-card">
        Ships to
      </Heading>
      <address className="mt-1 not-italic">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
    </section>
  )
}

/** A server of before 2026-11-22 tells the town alone. */
function placeLines({ buyer = '', address, place = '' }: Place): readonly string[] {
  const lines =
    address === undefined
      ? [place]
      : [
          buyer,
          address.streetAddress,
          address.secondaryAddress,
          `${address.city}, ${address.state} ${address.zipCode}`,
        ]
  return lines.filter((line) => line !== '')
}

import { trackingLink } from '@millrun/commerce/desk/carriers'
import type { ShownOrder } from '@millrun/commerce/desk/shown-order'
import { Day } from '../parts/day.tsx'

/** What has left of an order, who sent it and where to ask for it. */
export function SentShipments({ order: { shipments, lines } }: { order: ShownOrder }) {
  return (
    <ol className="grid gap-4">
      {shipments.map(({ number, carrier, tracking, actor, shippedAt, lines: sent }) => {
        const link = trackingLink(carrier, tracking)
        return (
          <li key={number}>
            <p className="font-medium">
              {number}. <Day at={shippedAt} withTime />
            </p>
            <p>
              {sent
                .map(({ id, quantity }) => {
                  const line = lines.find((one) => one.id === id)
                  return `${quantity} × ${line?.item ?? id}`
                })
                .join(', ')}
            </p>
            <p className="wrap-anywhere">
              {carrier}{' '}
              {link === undefined ? (
                tracking
              ) : (
                <a href={link} className="more" target="_blank" rel="noreferrer">
                  {tracking}
                </a>
              )}
            </p>
            <p className="text-ink-2 wrap-anywhere">{actor}</p>
          </li>
        )
      })}
    </ol>
  )
}

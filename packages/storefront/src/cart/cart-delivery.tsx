import type { CartItem } from '@millrun/commerce/cart'
import { deliveryChunk } from '../delivery/delivery-chunk.ts'
import { useWayThere } from '../delivery/use-way-there.ts'

// Fetched as soon as the drawer is, so that it is there when the network is not; the drawer does not wait for it.
void deliveryChunk.load().catch(() => undefined)

/** How all that is in the cart travels and when, with the first reason why where it goes by truck. */
export function CartDelivery({ items }: { items: readonly CartItem[] }) {
  const way = useWayThere(items, false)
  if (way === undefined) return null
  return (
    <p className="mt-2 text-sm text-pretty text-ink-2">
      <span className="text-ink">{way.sentence}</span> Ships {way.days}.
      {way.reasons.slice(0, 1).map((reason) => ` ${reason}`)}
    </p>
  )
}

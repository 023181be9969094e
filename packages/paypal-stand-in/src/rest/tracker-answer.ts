import type { Tracker } from '../ledger/order.ts'
import type { Link } from './links.ts'
import { timestamp } from './timestamp.ts'

/** What travels under a number, as an order's shipping tells it. */
export function trackerAnswer({ id, request, createdAt }: Tracker, orderHref: string): object {
  const self: Link = { href: orderHref, rel: 'up', method: 'GET' }
  const update: Link = { href: `${orderHref}/trackers/${id}`, rel: 'update', method: 'PATCH' }
  return {
    id,
    status: request.status,
    ...(request.items && { items: request.items }),
    links: [self, update],
    create_time: timestamp(createdAt),
    update_time: timestamp(createdAt),
  }
}

/** How far an order has left the warehouse, which says nothing about its payment. */
export const FULFILMENTS = ['open', 'part', 'shipped', 'picked_up', 'cancelled'] as const

export type Fulfilment = (typeof FULFILMENTS)[number]

export const FULFILMENT_WORDS: Readonly<Record<Fulfilment, string>> = {
  open: 'To be sent',
  part: 'Part shipped',
  shipped: 'Shipped',
  picked_up: 'Picked up',
  cancelled: 'Cancelled',
}

import type { Slip } from './slip.ts'

/** What to fetch from the shelves of one item in one choice, over all orders. */
export interface Pick {
  readonly item: string
  readonly title: string
  readonly pieces: number
  readonly orders: readonly { readonly orderNumber: string; readonly pieces: number }[]
}

/** All that these slips need, item by item in the order of the item numbers. */
export function pickList(slips: readonly Slip[]): readonly Pick[] {
  const picks = new Map<string, { item: string; title: string; orders: Map<string, number> }>()
  for (const { orderNumber, lines } of slips) {
    for (const { item, title, left } of lines) {
      const key = `${item}\n${title}`
      const pick = picks.get(key) ?? { item, title, orders: new Map<string, number>() }
      pick.orders.set(orderNumber, (pick.orders.get(orderNumber) ?? 0) + left)
      picks.set(key, pick)
    }
  }
  return [...picks.values()]
    .map(({ item, title, orders }) => ({
      item,
      title,
      pieces: [...orders.values()].reduce((sum, pieces) => sum + pieces, 0),
      orders: [...orders].map(([orderNumber, pieces]) => ({ orderNumber, pieces })),
    }))
    .toSorted((one, other) => byItem(one, other))
}

function byItem(one: Pick, other: Pick): number {
  return (
    one.item.localeCompare(other.item, 'en', { numeric: true }) ||
    one.title.localeCompare(other.title, 'en', { numeric: true })
  )
}

import type { Cart } from '@millrun/commerce/cart'
import type { OrderData } from '@millrun/commerce/functions'

interface Counted {
  readonly id: string
  readonly quantity: number
}

/** Whether a cart still holds what an order was made of; what it costs the shop judges. */
export function isOfCart({ items }: Pick<OrderData, 'items'>, cart: Cart): boolean {
  return countsText(items) === countsText(cart.items)
}

function countsText(lines: readonly Counted[]): string {
  return lines
    .map(({ id, quantity }) => `${quantity} ${id}`)
    .toSorted()
    .join('\n')
}

import type { Pieces } from '@millrun/commerce/desk/money/refund-wish'
import type { Order } from '../orders/order.ts'
import type { KeptReturn } from './return-store.ts'

type Counted = Pick<KeptReturn, 'lines' | 'isKept'>

/** What is to go back for a return: pieces that are here, or that stay with the buyer, without those given back before. */
export function duePieces(
  { lines }: Pick<Order, 'lines'>,
  { lines: own, isKept }: Counted,
  refunded: ReadonlyMap<string, number>,
): readonly Pieces[] {
  const owed = new Map<string, number>()
  for (const { number, quantity, received } of own) {
    const id = lines[number - 1]?.id ?? ''
    owed.set(id, (owed.get(id) ?? 0) + (isKept ? quantity : received))
  }
  return [...owed]
    .map(([id, pieces]) => ({ id, quantity: pieces - (refunded.get(id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}

/** How many pieces of a return are still to come back. */
export function awaitedPieces({ lines, isKept }: Counted): number {
  if (isKept) return 0
  return lines.reduce((sum, { quantity, received }) => sum + quantity - received, 0)
}

/** `2 × Classic Square Top Baluster, White Oak`, of lines by their numbers within their order. */
export function piecesOf(
  { lines }: Pick<Order, 'lines'>,
  pieces: readonly { readonly number: number; readonly quantity: number }[],
): readonly string[] {
  return pieces.map(
    ({ number, quantity }) => `${quantity} × ${lines[number - 1]?.title ?? 'a part'}`,
  )
}

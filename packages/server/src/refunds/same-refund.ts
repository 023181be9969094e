import type { Pieces } from '@millrun/commerce/desk/money/refund-wish'
import type { Order } from '../orders/order.ts'
import type { Refund } from './refund-store.ts'
import type { RefundWish } from './refund-wish.ts'

/** Whether a refund is what somebody wishes for now: the same pieces, the same amount, or all that was left. */
export function isSameRefund({ order, cents, lines }: RefundWish, refund: Refund): boolean {
  if (lines !== undefined) return textOf(lines) === textOf(piecesOf(order, refund))
  if (cents === undefined) return refund.askedCents === undefined
  return refund.askedCents === cents && refund.lines.length === 0
}

/** The pieces of a refund that was for some; none for an amount or for all that was left. */
function piecesOf({ lines }: Order, { askedCents, lines: own }: Refund): readonly Pieces[] {
  if (askedCents === undefined) return []
  return own.map(({ number, quantity }) => ({ id: lines[number - 1]?.id ?? '', quantity }))
}

function textOf(pieces: readonly Pieces[]): string {
  const counted = new Map<string, number>()
  for (const { id, quantity } of pieces) counted.set(id, (counted.get(id) ?? 0) + quantity)
  return [...counted]
    .map((entry) => entry.join('×'))
    .toSorted()
    .join(' ')
}

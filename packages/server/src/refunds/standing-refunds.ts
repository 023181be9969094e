import type { RefundBooks } from '@millrun/commerce/desk/money/refund-sum'
import type { Order } from '../orders/order.ts'
import type { Refund } from './refund-store.ts'

/** The refunds that count against an order: what failed does not, nor does a second payment that went back. */
export function standingOf(
  { captureId }: Pick<Order, 'captureId'>,
  refunds: readonly Refund[],
): readonly Refund[] {
  return refunds.filter(
    (refund) =>
      refund.status !== 'failed' &&
      (refund.captureId === undefined || refund.captureId === captureId),
  )
}

/** How many pieces of each line were given back, by the number of the line. */
export function piecesBack(standing: readonly Refund[]): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>()
  for (const { number, quantity } of standing.flatMap(({ lines }) => lines)) {
    pieces.set(number, (pieces.get(number) ?? 0) + quantity)
  }
  return pieces
}

/** What of an order has gone back by its lines and as tax. */
export function refundBooks(order: Order, standing: readonly Refund[]): RefundBooks {
  const { totals, tax, lines } = order
  const byLine = standing.filter(({ taxCents }) => taxCents !== undefined)
  const goodsCents = byLine
    .flatMap((refund) => refund.lines)
    .reduce(
      (sum, { number, quantity }) => sum + (lines[number - 1]?.unitPriceCents ?? 0) * quantity,
      0,
    )
  return {
    taxCents: totals.taxCents,
    // Orders of before 2026-11-23 were taxed as the specification says.
    baseCents: tax?.baseCents ?? totals.subtotalCents,
    goodsCents,
    goodsTaxCents: sumOf(byLine, ({ taxCents = 0 }) => taxCents),
    taxAloneCents: sumOf(
      standing.filter(({ isTax }) => isTax),
      ({ cents, askedCents = 0 }) => cents ?? askedCents,
    ),
  }
}

/** What has gone back of an order, or is on its way: by the books, or by what PayPal was asked for, whichever is more. */
export function goneCents({ refundedCents }: Order, standing: readonly Refund[]): number {
  return Math.max(
    refundedCents,
    sumOf(standing, ({ cents, askedCents = 0 }) => cents ?? askedCents),
  )
}

function sumOf(refunds: readonly Refund[], cents: (refund: Refund) => number): number {
  return refunds.reduce((sum, refund) => sum + cents(refund), 0)
}

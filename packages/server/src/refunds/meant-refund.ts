import { refundSum } from '@millrun/commerce/desk/money/refund-sum'
import type { Pieces } from '@millrun/commerce/desk/money/refund-wish'
import type { Order } from '../orders/order.ts'
import { fail, type Outcome } from '../outcome.ts'
import type { Refund, RefundLine } from './refund-store.ts'
import type { RefundWish } from './refund-wish.ts'
import { piecesBack, refundBooks, standingOf } from './standing-refunds.ts'

/** What a wish comes to. */
export interface MeantRefund {
  /** Undefined for everything that is left. */
  readonly cents: number | undefined
  readonly taxCents?: number | undefined
  readonly lines: readonly RefundLine[]
}

type Taken = Pick<RefundLine, 'number' | 'quantity'>

/** What a wish comes to after the refunds of before, or why it cannot be: no piece is given back twice. */
export function meantRefund(wish: RefundWish, earlier: readonly Refund[]): MeantRefund | Outcome {
  const { order, cents, lines: wanted } = wish
  const standing = standingOf(order, earlier)
  const left = piecesLeft(order, piecesBack(standing))
  if (wanted === undefined) return { cents, lines: cents === undefined ? marked(wish, left) : [] }
  const taken: Taken[] = []
  for (const pieces of wanted) {
    const own = left.filter(({ number }) => order.lines[number - 1]?.id === pieces.id)
    const there = own.reduce((sum, { quantity }) => sum + quantity, 0)
    if (pieces.quantity > there) return fail(tooMany(order, pieces, there))
    taken.push(...firstOf(own, pieces.quantity))
  }
  const priced = taken.map(({ number, quantity }) => ({
    quantity,
    unitPriceCents: order.lines[number - 1]?.unitPriceCents ?? 0,
  }))
  const sum = refundSum(refundBooks(order, standing), priced)
  return { cents: sum.cents, taxCents: sum.taxCents, lines: marked(wish, taken) }
}

function piecesLeft({ lines }: Order, back: ReadonlyMap<number, number>): readonly Taken[] {
  return lines
    .map((line, index) => ({
      number: index + 1,
      quantity: line.quantity - (back.get(index + 1) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0)
}

/** So many pieces, of the first lines first: an id may stand in several. */
function firstOf(own: readonly Taken[], quantity: number): readonly Taken[] {
  let rest = quantity
  return own.flatMap(({ number, quantity: there }) => {
    const pieces = Math.min(rest, there)
    rest -= pieces
    return pieces > 0 ? [{ number, quantity: pieces }] : []
  })
}

function marked(
  { isRestocked: restock = false, cancels }: RefundWish,
  taken: readonly Taken[],
): readonly RefundLine[] {
  const isCancelled = cancels !== undefined
  return taken.map((pieces) => ({ ...pieces, restock, isCancelled }))
}

function tooMany({ orderNumber, lines }: Order, { id }: Pieces, left: number): string {
  const own = lines.filter((line) => line.id === id)
  const [first] = own
  if (first === undefined) return `Order ${orderNumber} has no line ${id}.`
  const bought = own.reduce((sum, { quantity }) => sum + quantity, 0)
  const before = left === bought ? '' : ` and ${bought - left} refunded before`
  return `Of ${first.title} in order ${orderNumber} ${bought} were bought${before}: at most ${left} can be refunded.`
}

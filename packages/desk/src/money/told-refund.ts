import type { OrderMoney } from '@millrun/commerce/desk/money/order-money'
import { refundSum } from '@millrun/commerce/desk/money/refund-sum'
import type { Pieces, RefundRequest } from '@millrun/commerce/desk/money/refund-wish'
import { amountToCents, formatDollars } from '@millrun/commerce/dollars'
import { z } from 'zod/mini'

/** What stands in the form of a refund. */
export interface TypedRefund extends Record<string, string | boolean> {
  /** `pieces`, `amount` or `all`. */
  kind: string
  /** How many pieces of which line, as JSON. */
  pieces: string
  amount: string
  reason: string
  restock: boolean
  cancel: boolean
  again: boolean
}

export const NOTHING_TYPED: TypedRefund = {
  kind: 'pieces',
  pieces: '{}',
  amount: '',
  reason: '',
  restock: false,
  cancel: false,
  again: false,
}

/** What would go back, before it is pressed. */
export interface ToldRefund {
  readonly cents: number
  /** Of it, where pieces are named. */
  readonly taxCents: number | undefined
  /** Why it cannot go back, as a sentence. */
  readonly problem: string | undefined
  /** The same was given back before. */
  readonly isRepeated: boolean
  /** It is more than somebody gives back alone. */
  readonly needsSecond: boolean
}

const CountsSchema = z.record(z.string(), z.number())

/** How many pieces of which line were chosen. */
export function countsIn(text: string): Readonly<Record<string, number>> {
  const parsed = CountsSchema.safeParse(JSON.parse(text === '' ? '{}' : text))
  return parsed.success ? parsed.data : {}
}

/** The chosen pieces, of lines that the order has. */
export function piecesIn({ lines }: OrderMoney, text: string): Pieces[] {
  const counts = countsIn(text)
  return lines.flatMap(({ id }) => {
    const quantity = counts[id] ?? 0
    return quantity > 0 ? [{ id, quantity }] : []
  })
}

/** What goes back for what stands in the form, to the cent as the shop reckons it. */
export function toldRefund(money: OrderMoney, typed: TypedRefund): ToldRefund {
  const leftCents = centsOf(money.left)
  const { cents, taxCents, missing } = sumOf(money, typed)
  const isTooMuch = cents > leftCents
  const alone = money.alone === null ? Infinity : centsOf(money.alone)
  return {
    cents,
    taxCents,
    problem:
      missing ??
      (isTooMuch ? `At most ${formatDollars(leftCents)} of this order can go back.` : undefined),
    isRepeated: isRepeated(money, typed, cents),
    needsSecond: missing === undefined && cents > alone,
  }
}

function sumOf(money: OrderMoney, typed: TypedRefund) {
  const none = { taxCents: undefined, missing: undefined }
  if (typed.kind === 'all') return { ...none, cents: centsOf(money.left) }
  if (typed.kind === 'amount') {
    const cents = amountToCents(withCents(typed.amount))
    const missing = 'Please type an amount such as 12.50.'
    return cents === undefined || cents === 0 ? { ...none, cents: 0, missing } : { ...none, cents }
  }
  const pieces = piecesIn(money, typed.pieces)
  const { cents, taxCents } = refundSum(
    booksOf(money),
    pieces.map((one) => priced(money, one)),
  )
  const missing = pieces.length === 0 ? 'Please choose at least one piece.' : undefined
  return { cents, taxCents, missing }
}

/** `12` and `$12.5` mean amounts, too. */
function withCents(text: string): string {
  const plain = text.trim().replace(/^\$/, '').replaceAll(',', '')
  if (/^\d+$/.test(plain)) return `${plain}.00`
  return /^\d+\.\d$/.test(plain) ? `${plain}0` : plain
}

function priced({ lines }: OrderMoney, { id, quantity }: Pieces) {
  const line = lines.find((one) => one.id === id)
  return { quantity, unitPriceCents: centsOf(line?.price ?? '0.00') }
}

function booksOf({ books }: OrderMoney) {
  return {
    taxCents: centsOf(books.tax),
    baseCents: centsOf(books.base),
    goodsCents: centsOf(books.goods),
    goodsTaxCents: centsOf(books.goodsTax),
    taxAloneCents: centsOf(books.taxAlone),
  }
}

function isRepeated(money: OrderMoney, { kind, pieces }: TypedRefund, cents: number): boolean {
  const standing = money.refunds.filter(({ status }) => status === 'done' || status === 'pending')
  if (kind === 'all') return false
  const wanted = piecesText(kind === 'pieces' ? piecesIn(money, pieces) : [])
  return standing.some(({ amount, lines }) => {
    const isSame = piecesText(lines) === wanted
    return kind === 'pieces' ? isSame : isSame && amount !== null && centsOf(amount) === cents
  })
}

function piecesText(pieces: readonly Pieces[]): string {
  return pieces
    .map(({ id, quantity }) => `${quantity} ${id}`)
    .toSorted()
    .join(', ')
}

function centsOf(amount: string): number {
  return amountToCents(amount) ?? 0
}

/** What is sent to the shop for what stands in the form. */
export function refundRequest(money: OrderMoney, typed: TypedRefund): RefundRequest {
  const { kind, reason, restock, cancel, again } = typed
  const isAmount = kind === 'amount'
  return {
    ...(kind === 'pieces' && { lines: piecesIn(money, typed.pieces) }),
    ...(isAmount && { amount: withCents(typed.amount) }),
    reason,
    restock: restock && !isAmount,
    cancel: cancel && !isAmount,
    again,
  }
}

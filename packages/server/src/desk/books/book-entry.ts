import type { BookedSale } from '../../tax/reported-sales.ts'

/** The accounts of the accountant's books, by the names they have there. */
export const ACCOUNTS = {
  clearing: 'PayPal Clearing',
  byHand: 'Undeposited Funds',
  goods: 'Sales',
  shipping: 'Shipping Income',
  returns: 'Sales Returns',
  tax: 'Sales Tax Payable',
} as const

/** Where money comes in and goes out: at PayPal, or from hand to hand. */
type Till = 'clearing' | 'byHand'

type Account = Exclude<keyof typeof ACCOUNTS, Till>

/**
 * A sale, or money that went back, as double entry: what comes onto an account is above zero, what goes off it below, and
 * all of it sums up to nothing. What PayPal keeps as its fee is not in it: the shop is not told.
 */
export interface BookEntry {
  readonly kind: 'sale' | 'refund'
  readonly day: string
  readonly orderNumber: string
  readonly buyer: string
  /** Where its money is, and how much of it. */
  readonly till: Till
  readonly tillCents: number
  readonly parts: readonly { readonly account: Account; readonly cents: number }[]
}

/** The entries of a month, by day; its sales and its refunds sum up to what the tax report of the month says. */
export function bookEntries(sales: readonly BookedSale[], month: string): readonly BookEntry[] {
  const entries = sales.flatMap((sale) => [saleEntry(sale), ...refundEntries(sale)])
  return entries
    .filter(({ day }) => day.startsWith(`${month}-`))
    .toSorted((one, other) => one.day.localeCompare(other.day))
}

function saleEntry(sale: BookedSale): BookEntry {
  const { day, orderNumber, buyer, grossCents, goodsCents, shippingCents, taxCents } = sale
  return {
    kind: 'sale',
    day,
    orderNumber,
    buyer,
    till: tillOf(sale),
    tillCents: grossCents + taxCents,
    parts: [
      { account: 'goods', cents: -goodsCents },
      { account: 'shipping', cents: -shippingCents },
      { account: 'tax', cents: -taxCents },
    ],
  }
}

function refundEntries(sale: BookedSale): readonly BookEntry[] {
  const { orderNumber, buyer, refunds } = sale
  return refunds.map(({ day, cents, taxCents }) => ({
    kind: 'refund',
    day,
    orderNumber,
    buyer,
    till: tillOf(sale),
    tillCents: -cents,
    parts: [
      { account: 'returns', cents: cents - taxCents },
      { account: 'tax', cents: taxCents },
    ],
  }))
}

function tillOf({ isByHand }: BookedSale): Till {
  return isByHand ? 'byHand' : 'clearing'
}

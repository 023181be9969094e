import type { BookedSale } from '../../tax/reported-sales.ts'

/** The accounts of the accountant's books, by the names they have there. */
export const ACCOUNTS = {
  clearing: 'PayPal Clearing',
  goods: 'Sales',
  shipping: 'Shipping Income',
  returns: 'Sales Returns',
  tax: 'Sales Tax Payable',
} as const

type Account = keyof typeof ACCOUNTS

/**
 * A sale, or money that went back, as double entry: what comes onto an account is above zero, what goes off it below, and
 * all of it sums up to nothing. What PayPal keeps as its fee is not in it: the shop is not told.
 */
export interface BookEntry {
  readonly kind: 'sale' | 'refund'
  readonly day: string
  readonly orderNumber: string
  readonly buyer: string
  /** What PayPal owes the shop by it. */
  readonly clearingCents: number
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
    clearingCents: grossCents + taxCents,
    parts: [
      { account: 'goods', cents: -goodsCents },
      { account: 'shipping', cents: -shippingCents },
      { account: 'tax', cents: -taxCents },
    ],
  }
}

function refundEntries({ orderNumber, buyer, refunds }: BookedSale): readonly BookEntry[] {
  return refunds.map(({ day, cents, taxCents }) => ({
    kind: 'refund',
    day,
    orderNumber,
    buyer,
    clearingCents: -cents,
    parts: [
      { account: 'returns', cents: cents - taxCents },
      { account: 'tax', cents: taxCents },
    ],
  }))
}

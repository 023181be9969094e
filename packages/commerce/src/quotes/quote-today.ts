import { readLineId } from '@millrun/catalogue/choosing/line-id'
import type { Listing } from '@millrun/catalogue/product'
import { noneInStock, notInChoices, notSold } from '../lines/today-words.ts'
import { pricesTogether } from '../trade/trade-cart.ts'
import { isHeld } from './quote-hold.ts'
import type { QuotedLine } from './quoted-line.ts'

/** A quoted line with what is paid for a piece of it now, or why it cannot be had. */
export type QuotedToday = QuotedLine & ({ readonly payCents: number } | { readonly why: string })

type FindProduct = (productId: string) => Listing | undefined

/**
 * What the lines of a quote cost at a moment: the quoted price while it holds, or everybody's of today where that is
 * lower; afterwards everybody's alone.
 */
export function quoteToday(
  { lines, until }: { readonly lines: readonly QuotedLine[]; readonly until: string },
  findProduct: FindProduct,
  at: Date,
): readonly QuotedToday[] {
  const today = pricesTogether(lines, findProduct)
  const agreed = agreedCents({ lines, until }, at)
  return lines.map((line) => {
    const cents = today.get(line.id)
    if (cents === undefined) return { ...line, why: whyMissing(line, findProduct) }
    return { ...line, payCents: Math.min(cents, agreed.get(line.id) ?? cents) }
  })
}

/** What was agreed for a piece of each line, in cents by its id: nothing once the day of the quote is over. */
export function agreedCents(
  { lines, until }: { readonly lines: readonly QuotedLine[]; readonly until: string },
  at: Date,
): ReadonlyMap<string, number> {
  if (!isHeld(until, at)) return new Map()
  return new Map(lines.map(({ id, unitPriceCents }) => [id, unitPriceCents]))
}

function whyMissing({ id }: QuotedLine, findProduct: FindProduct): string {
  const found = readLineId(id, findProduct)
  if (found.ok) return noneInStock('It')
  return found.reason === 'unknown-product' ? notSold('It') : notInChoices('It')
}

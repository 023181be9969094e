import { readLineId } from '@millrun/catalogue/choosing/line-id'
import type { Listing } from '@millrun/catalogue/product'
import { centsToAmount } from '../dollars.ts'
import type { DeskQuoteLine } from './desk-quotes.ts'
import { quotableCents } from './quote-request.ts'
import type { QuotedLine } from './quoted-line.ts'

/** A quoted line as the desk shows it, beside the prices that it may have today; `findProduct` gives everybody's. */
export function deskQuoteLine(
  { unitPriceCents, ...line }: QuotedLine,
  findProduct: (productId: string) => Listing | undefined,
): DeskQuoteLine {
  const shown = { ...line, price: centsToAmount(unitPriceCents) }
  const found = readLineId(line.id, findProduct)
  if (!found.ok) return shown
  const { least, most } = quotableCents(found.line)
  return { ...shown, everybodys: centsToAmount(most), least: centsToAmount(least) }
}

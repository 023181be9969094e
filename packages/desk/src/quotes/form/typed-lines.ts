import { typedCount, typedPrice } from '@millrun/commerce/desk/typed-amounts'
import { amountToCents, centsToAmount, formatDollars } from '@millrun/commerce/dollars'
import { isOrderQuantity } from '@millrun/commerce/limits/order-limits'
import { type DeskQuoteLine, DeskQuoteLineSchema } from '@millrun/commerce/quotes/desk-quotes'
import type { WishedLine } from '@millrun/commerce/quotes/quote-request'
import { quotedTotal } from '@millrun/commerce/quotes/quoted-line'
import { z } from 'zod/mini'

const TypedLineSchema = z.extend(DeskQuoteLineSchema, { quantity: z.string() })

/** A line of a quote as it is typed: its quantity and its price are whatever stands in their fields. */
export type TypedLine = z.infer<typeof TypedLineSchema>

const TypedLinesSchema = z.array(TypedLineSchema)

/** The lines in a form, which keeps them as a text; none of what cannot be read. */
export function linesIn(text: string): readonly TypedLine[] {
  return TypedLinesSchema.safeParse(JSON.parse(text === '' ? '[]' : text)).data ?? []
}

/** What a form keeps of lines. */
export function linesText(lines: readonly TypedLine[]): string {
  return JSON.stringify(lines)
}

/** A line as it stands in its fields when nobody has typed in them yet. */
export function typedLine(line: DeskQuoteLine): TypedLine {
  return { ...line, quantity: String(line.quantity) }
}

/** Lines with others that were read: more of the same are added, at the price that stands there. */
export function withRead(
  lines: readonly TypedLine[],
  read: readonly DeskQuoteLine[],
): readonly TypedLine[] {
  const more = new Map(read.map((line) => [line.id, line]))
  const before = lines.map((line) => {
    const added = more.get(line.id)?.quantity ?? 0
    const { least, everybodys } = more.get(line.id) ?? line
    const bounds = {
      ...(least !== undefined && { least }),
      ...(everybodys !== undefined && { everybodys }),
    }
    more.delete(line.id)
    const count = typedCount(line.quantity) ?? 0
    return added === 0 ? line : { ...line, ...bounds, quantity: String(count + added) }
  })
  return [...before, ...[...more.values()].map(typedLine)]
}

/** What is wrong with the fields of a line. */
export interface LineProblems {
  readonly quantity?: string
  readonly price?: string
}

/** What is wrong with what stands in the fields of a line; nothing where it may be quoted so. */
export function lineProblems({ quantity, price, least, everybodys }: TypedLine): LineProblems {
  const isQuantity = isOrderQuantity(typedCount(quantity) ?? 0)
  const priceProblem =
    least === undefined || everybodys === undefined
      ? 'It is not sold any more; please take it out.'
      : outside(typedPrice(price), amountToCents(least) ?? 0, amountToCents(everybodys) ?? 0)
  return {
    ...(!isQuantity && { quantity: 'Please type a whole number.' }),
    ...(priceProblem !== undefined && { price: priceProblem }),
  }
}

function outside(cents: number | undefined, least: number, most: number): string | undefined {
  if (cents !== undefined && cents >= least && cents <= most) return undefined
  return `From ${formatDollars(least)} to ${formatDollars(most)}, please.`
}

/** What the lines come to in cents, without those that are not typed to the end. */
export function typedTotal(lines: readonly TypedLine[]): number {
  return quotedTotal(
    lines.map(({ quantity, price }) => ({
      quantity: typedCount(quantity) ?? 0,
      unitPriceCents: typedPrice(price) ?? 0,
    })),
  )
}

/** The lines as they are sent; undefined while something is wrong with one of them. */
export function wishedLines(lines: readonly TypedLine[]): WishedLine[] | undefined {
  if (lines.some((line) => Object.keys(lineProblems(line)).length > 0)) return undefined
  return lines.map(({ id, quantity, price }) => ({
    id,
    quantity: typedCount(quantity) ?? 0,
    price: centsToAmount(typedPrice(price) ?? 0),
  }))
}

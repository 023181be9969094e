import { unitPrice, leastCents } from '@millrun/catalogue/choosing/unit-price'
import { type Line, readLineId } from '@millrun/catalogue/choosing/line-id'
import type { Listing } from '@millrun/catalogue/product'
import { z } from 'zod/mini'
import { LONGEST_JOB_NAME } from '../account/job-name.ts'
import { dayPlus } from '../delivery/new-jersey-day.ts'
import { DayFieldSchema } from '../desk/day-field.ts'
import { amountToCents, formatDollars } from '../dollars.ts'
import { emailAddress } from '../email-address.ts'
import {
  isOrderQuantity,
  MAX_LINES,
  quantityRefusal,
  TOO_MANY_LINES,
} from '../limits/order-limits.ts'
import { oneLine, tooLong } from '../text-field.ts'
import { LONGEST_HOLD_DAYS } from './quote-hold.ts'
import type { QuotedLine } from './quoted-line.ts'

const LONGEST_NAME = 120
const LONGEST_NOTE = 2000
const LONGEST_LINK = 2048

const line = (max: number) => z.string().check(z.overwrite(oneLine), z.maxLength(max, tooLong(max)))

/** What follows the # of the designer's address. */
export const DesignLinkSchema = z
  .string()
  .check(z.maxLength(LONGEST_LINK), z.regex(/^[\w.~*=&%+-]+$/, 'This is no link to a design.'))

export const WishedLineSchema = z.object({
  id: z.string().check(z.maxLength(500)),
  quantity: z.number(),
  /** Of one piece, as a two-decimal string. */
  price: z.string().check(z.maxLength(20)),
})
export type WishedLine = z.infer<typeof WishedLineSchema>

/** What is to be quoted, to whom and until when. */
export const QuoteRequestSchema = z.object({
  jobName: line(LONGEST_JOB_NAME),
  /** Who it is for. */
  client: line(LONGEST_NAME),
  /** Empty where it is not to be mailed. */
  email: z.string().check(
    z.trim(),
    z.refine(
      (value) => value === '' || emailAddress('').safeParse(value).success,
      'Please give an e-mail address such as ada@example.com, or none.',
    ),
  ),
  /** The last day on which its prices hold, in New Jersey. */
  until: DayFieldSchema,
  /** What the shop says besides, for the client to read. */
  note: z.string().check(z.trim(), z.maxLength(LONGEST_NOTE, tooLong(LONGEST_NOTE))),
  /** The stair that it is for. */
  design: z.optional(DesignLinkSchema),
  lines: z.array(WishedLineSchema),
})
export type QuoteRequest = z.infer<typeof QuoteRequestSchema>

export type CheckedQuote =
  | { readonly ok: true; readonly lines: readonly QuotedLine[] }
  | { readonly ok: false; readonly error: string }

type FindProduct = (productId: string) => Listing | undefined

/**
 * The lines of a quote as they are frozen. Refused, with a sentence, are lines that are not sold, prices above
 * everybody's or more than 30 % below, and days on which nobody knows prices. `findProduct` gives everybody's prices.
 */
export function checkQuote(
  { lines, until }: Pick<QuoteRequest, 'lines' | 'until'>,
  findProduct: FindProduct,
  today: string,
): CheckedQuote {
  const problem = countProblem(lines.length) ?? dayProblem(until, today)
  if (problem !== undefined) return { ok: false, error: problem }
  const quoted = new Map<string, QuotedLine>()
  for (const wished of lines) {
    const checked = checkLine(wished, findProduct)
    if (typeof checked === 'string') return { ok: false, error: checked }
    if (quoted.has(checked.id)) {
      return {
        ok: false,
        error: `${checked.title} is in the list twice; please put it into one line.`,
      }
    }
    quoted.set(checked.id, checked)
  }
  return { ok: true, lines: [...quoted.values()] }
}

/** Between which prices a piece may be quoted, in cents: everybody's, and 30 % below at the least. */
export function quotableCents({ product, choices }: Line): {
  readonly least: number
  readonly most: number
} {
  const everybodys = unitPrice(product, choices)
  return { least: leastCents(everybodys), most: everybodys }
}

function countProblem(count: number): string | undefined {
  if (count === 0) return 'There is nothing to quote yet: please name the parts.'
  return count > MAX_LINES ? TOO_MANY_LINES : undefined
}

function dayProblem(until: string, today: string): string | undefined {
  if (until < today) return 'The last day of the quote is over; please choose today or a later one.'
  if (until <= dayPlus(today, LONGEST_HOLD_DAYS)) return undefined
  return `A quote holds for ${LONGEST_HOLD_DAYS} days at most; please choose an earlier day.`
}

function checkLine(
  { id, quantity, price }: WishedLine,
  findProduct: FindProduct,
): QuotedLine | string {
  const found = readLineId(id, findProduct)
  if (!found.ok) return `"${id.slice(0, 60)}" is nothing that we sell so; please take it out.`
  const { product, title } = found.line
  if (!isOrderQuantity(quantity)) return quantityRefusal(title)
  const { least, most } = quotableCents(found.line)
  const cents = amountToCents(price)
  if (cents === undefined || cents < least || cents > most) {
    return `${title} can be quoted at ${formatDollars(least)} to ${formatDollars(most)} each.`
  }
  return { id: found.line.id, item: product.itemNumber, title, quantity, unitPriceCents: cents }
}

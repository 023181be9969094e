import { z } from 'zod/mini'
import { PiecesSchema } from '../desk/money/refund-wish.ts'
import { ORDER_TOKEN } from '../order-page.ts'
import { RETURN_REASON_CODES } from './return-reason.ts'

/** How many photographs come along, and how large each is at most, in bytes. */
export const MOST_PHOTOGRAPHS = 4
export const LARGEST_PHOTOGRAPH = 6 * 1024 * 1024
const LONGEST_PHOTOGRAPH = Math.ceil(LARGEST_PHOTOGRAPH / 3) * 4

export const LONGEST_WORDS = 2000

export const PHOTOGRAPH_TOO_LARGE =
  'A photograph is larger than 6 MB; please take a smaller one, or leave it out.'
export const NO_PHOTOGRAPH =
  'One of the files is no JPEG, PNG or WebP picture; please choose another one.'
export const TOO_MANY_PHOTOGRAPHS = `Please send at most ${MOST_PHOTOGRAPHS} photographs.`
export const CHOOSE_PIECES = 'Please choose at least one piece.'
export const CHOOSE_REASON = 'Please choose a reason.'
export const SAY_WHAT_HAPPENED = 'Please say in a few words what happened.'
export const SAY_ARRIVAL = 'Please give the day on which the truck came.'

const day = z
  .string()
  .check(
    z.refine(
      (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)),
      SAY_ARRIVAL,
    ),
  )

/** What a buyer says happened, in their own words. */
export const WordsSchema = z
  .string(SAY_WHAT_HAPPENED)
  .check(
    z.trim(),
    z.minLength(1, SAY_WHAT_HAPPENED),
    z.maxLength(LONGEST_WORDS, `Please use at most ${LONGEST_WORDS} characters.`),
  )

/** Pieces of an order that its buyer asks to return, or reports a problem with. */
export const AskReturnSchema = z.object({
  /** The last part of the address of the order's page. */
  token: z.string().check(z.regex(ORDER_TOKEN)),
  /** Made by the page: sent twice, it is one return. */
  key: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  lines: z.array(PiecesSchema).check(z.minLength(1, CHOOSE_PIECES), z.maxLength(200)),
  reason: z.enum(RETURN_REASON_CODES, CHOOSE_REASON),
  words: WordsSchema,
  /** In base64. */
  photographs: z._default(
    z
      .array(z.string().check(z.maxLength(LONGEST_PHOTOGRAPH, PHOTOGRAPH_TOO_LARGE)))
      .check(z.maxLength(MOST_PHOTOGRAPHS, TOO_MANY_PHOTOGRAPHS)),
    [],
  ),
  /** The day on which a truck brought it, and whether its damage was noted on the driver's paper. */
  arrivedOn: z.optional(day),
  noted: z._default(z.boolean(), false),
})
export type AskReturn = z.infer<typeof AskReturnSchema>

export const AskedReturnSchema = z.object({ number: z.string() })

/** Asks for the slip of a return, as a PDF. */
export const ReturnSlipRequestSchema = z.object({
  token: z.string().check(z.regex(ORDER_TOKEN)),
  number: z.string().check(z.maxLength(20)),
})

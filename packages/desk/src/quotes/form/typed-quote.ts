import type { QuoteVersion } from '@millrun/commerce/quotes/desk-quotes'
import { usualHold } from '@millrun/commerce/quotes/quote-hold'
import { type QuoteRequest, QuoteRequestSchema } from '@millrun/commerce/quotes/quote-request'
import { z } from 'zod/mini'
import { linesIn, linesText, typedLine, wishedLines } from './typed-lines.ts'

/** What stands in the form of a quote. */
export interface TypedQuote extends Record<string, string> {
  jobName: string
  client: string
  email: string
  until: string
  note: string
  design: string
  /** By which list is read; empty for everybody's prices. */
  priceList: string
  /** What was pasted and not read yet. */
  pasted: string
  /** The lines, as `linesText` keeps them. */
  lines: string
}

const { jobName, client, email, until, note } = QuoteRequestSchema.shape

export const TypedQuoteSchema = z.object({
  jobName,
  client,
  email,
  until,
  note,
  design: z.string(),
  priceList: z.string(),
  pasted: z.string(),
  lines: z.string(),
})

/** The form before anything was typed. */
export function newTyped(at: Date): TypedQuote {
  return {
    jobName: '',
    client: '',
    email: '',
    until: usualHold(at),
    note: '',
    design: '',
    priceList: '',
    pasted: '',
    lines: linesText([]),
  }
}

/** The form with what a quote says. */
export function typedOf(version: QuoteVersion): TypedQuote {
  return {
    jobName: version.jobName,
    client: version.client,
    email: version.email,
    until: version.until,
    note: version.note,
    design: version.design ?? '',
    priceList: '',
    pasted: '',
    lines: linesText(version.lines.map(typedLine)),
  }
}

/** What is asked of the shop, or why it cannot be asked yet. */
export function wishedQuote(typed: TypedQuote): QuoteRequest | { readonly sentence: string } {
  if (typed.pasted.trim() !== '') {
    return {
      sentence: 'Some of the parts are not read yet. Please read the list, or empty its field.',
    }
  }
  const lines = wishedLines(linesIn(typed.lines))
  if (lines === undefined) return { sentence: 'Please look at the lines once more.' }
  const design = designIn(typed.design)
  return {
    jobName: typed.jobName,
    client: typed.client,
    email: typed.email,
    until: typed.until,
    note: typed.note,
    ...(design !== '' && { design }),
    lines,
  }
}

/** What a link to a stair says behind its #, whether all of the address was pasted or that alone. */
function designIn(text: string): string {
  return text.slice(text.indexOf('#') + 1).trim()
}

import type { FastifyReply } from 'fastify'
import { quotePdf, type QuotePress } from './quote-pdf.ts'
import type { QuoteVersion } from './quote-store.ts'

/** Answers with a quote as a paper, to be saved under its number. */
export async function sendQuotePdf(
  reply: FastifyReply,
  press: QuotePress,
  version: QuoteVersion,
  at: Date,
): Promise<FastifyReply> {
  const pdf = await quotePdf(press, version, at)
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="quote-${version.number}.pdf"`)
    .send(pdf)
}

import { formatDollars } from '@millrun/commerce/dollars'
import { isHeld } from '@millrun/commerce/quotes/quote-hold'
import { quotePagePath } from '@millrun/commerce/quotes/quote-page'
import { holdSentence, QUOTE_TERMS } from '@millrun/commerce/quotes/quote-words'
import { quotedTotal } from '@millrun/commerce/quotes/quoted-line'
import type { Mail } from '../mail/mail.ts'
import { link, linesMarkup, mailPage, paragraph, smallPrint } from '../mail/order-markup.ts'
import { linesText, type Sum } from '../mail/order-text.ts'
import type { QuoteVersion } from './quote-store.ts'

/** The mail with a quote to its client: what was quoted, until when that holds, and where it is accepted. */
export function quoteMail(
  version: QuoteVersion,
  { shopOrigin, at }: { readonly shopOrigin: string; readonly at: Date },
): Mail {
  const { number, jobName, client, email, note, until, lines, token } = version
  const title = client === '' ? `Your quote ${number}` : `Dear ${client},`
  const about = jobName === '' ? number : `${number} for ${jobName}`
  const sentence = `This is our quote ${about}.`
  const notes = note.split(/\n{2,}/).filter((part) => part !== '')
  const sums: readonly Sum[] = [['Subtotal', formatDollars(quotedTotal(lines))]]
  const hold = holdSentence(until, isHeld(until, at))
  const page = `${shopOrigin}${quotePagePath(token)}`
  const action = 'See the quote and accept it'
  return {
    to: email,
    subject: `Your quote ${about}`,
    text: [
      title,
      sentence,
      ...notes,
      linesText(lines, sums),
      hold,
      `${action}: ${page}`,
      QUOTE_TERMS.join('\n'),
      '',
    ].join('\n\n'),
    html: mailPage(
      title,
      paragraph(sentence),
      ...notes.map(paragraph),
      linesMarkup(lines, sums, shopOrigin),
      paragraph(hold),
      link(page, action),
      smallPrint(QUOTE_TERMS),
    ),
  }
}

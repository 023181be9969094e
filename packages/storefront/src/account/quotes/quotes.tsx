import type { OwnQuote } from '@millrun/commerce/quotes/own-quotes'
import { USUAL_HOLD_DAYS } from '@millrun/commerce/quotes/quote-hold'
import { Link } from '../../router/link.tsx'
import { accountAddress } from '../account-address.ts'
import { Asked } from '../asked.tsx'
import { askQuotes, QUOTES } from './ask-quotes.ts'
import { QuoteRow } from './quote-row.tsx'

/** The quotes of the account, and how to come by one. */
export function Quotes() {
  return (
    <>
      <p className="max-w-[60ch] text-pretty">
        A quote holds today’s prices for {USUAL_HOLD_DAYS} days, behind a link that you can send to
        your client. Make one from what you{' '}
        <Link className="more" to={accountAddress('kept')}>
          keep under a job name
        </Link>
        . It shows everybody’s prices: your trade prices stay between you and us.
      </p>
      <div className="mt-6">
        <Asked name={QUOTES} ask={askQuotes} waiting="Looking up your quotes…">
          {(quotes) => <List quotes={quotes} />}
        </Asked>
      </div>
    </>
  )
}

function List({ quotes }: { quotes: readonly OwnQuote[] }) {
  if (quotes.length === 0) return <p className="text-ink-2">There is no quote yet.</p>
  return (
    <ul className="border-t border-ink">
      {quotes.map((quote) => (
        <QuoteRow key={quote.number} quote={quote} />
      ))}
    </ul>
  )
}

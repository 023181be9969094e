import { dayInWords } from '@millrun/commerce/delivery/new-jersey-day'
import { formatDollars } from '@millrun/commerce/dollars'
import { checkoutHash } from '@millrun/commerce/quotes/quote-page'
import { holdSentence, QUOTE_TERMS } from '@millrun/commerce/quotes/quote-words'
import type { ToldQuote } from '@millrun/commerce/quotes/told-quote'
import { ButtonAnchor } from '@millrun/ui/first/button.tsx'
import { CartDelivery } from '../cart/cart-delivery.tsx'
import { piecesText } from '../cart/change/pieces-text.ts'
import { CallOrWrite } from '../order/call-or-write.tsx'
import { Letterhead } from '../papers/letterhead.tsx'
import { paths } from '../paths.ts'
import { QuoteLines } from './quote-lines.tsx'
import { QuotePdfButton } from './quote-pdf-button.tsx'
import { QuoteStair } from './quote-stair.tsx'
import { quotedCart } from './quoted-cart.ts'

interface QuoteViewProps {
  readonly token: string
  readonly quote: ToldQuote
}

/** A quote: what it is for, what it comes to and until when, and the way to accept it. */
export function QuoteView({ token, quote }: QuoteViewProps) {
  const { number, client, jobName, madeOn, note, design } = quote
  return (
    <div
      data-receipt
      className="wrap grid gap-x-6 gap-y-10 pt-10 pb-18 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:pt-14 lg:pb-28"
    >
      <div className="min-w-0 lg:col-span-6">
        <Letterhead />
        <p className="text-[15px] text-ink-2 print:mt-6">
          Quote {number} of {dayInWords(madeOn, true)}
          {client !== '' && ` for ${client}`}
        </p>
        <h1 className="title-gallery mt-3 wrap-anywhere">
          {jobName === '' ? 'Your quote' : jobName}
        </h1>
        <Standing token={token} quote={quote} />
        {note !== '' && (
          <p className="mt-8 max-w-[60ch] border-l-2 border-plotter pl-4 whitespace-pre-line wrap-anywhere">
            {note}
          </p>
        )}
      </div>
      <QuoteLines quote={quote} className="lg:col-span-5 lg:col-start-8 lg:row-span-2" />
      <div className="min-w-0 lg:col-span-6">
        {design !== undefined && <QuoteStair link={design} />}
        <Terms />
      </div>
    </div>
  )
}

/** What the quote comes to now, and what can be done about it. */
function Standing({ token, quote }: QuoteViewProps) {
  const { state, until, orderNumber, number } = quote
  const { items, itemCount, totalCents } = quotedCart(quote)
  if (state === 'accepted') {
    return (
      <div className="max-w-[52ch]">
        <p className="mt-5 text-lg text-pretty">
          This quote was accepted with order {orderNumber}. The link in the mail about that order
          shows how it stands.
        </p>
        <QuotePdfButton token={token} number={number} />
      </div>
    )
  }
  const missing = quote.lines.length - items.length
  return (
    <div className="max-w-[52ch]">
      <p className="mt-5 text-lg text-pretty">
        {piecesText(itemCount)} for {formatDollars(totalCents)}, before shipping and tax.{' '}
        {holdSentence(until, state === 'open')}
      </p>
      <CartDelivery items={items} />
      {missing > 0 ? (
        <p className="mt-6 text-pretty">
          {missing === 1 ? 'One line' : `${missing} lines`} cannot be had just now, so the quote
          cannot be accepted as it is. <CallOrWrite />, with its number, and we will change it.
        </p>
      ) : (
        <p className="mt-6">
          <ButtonAnchor look="buy" href={`${paths.checkout}${checkoutHash(token)}`}>
            Accept and Check Out
          </ButtonAnchor>
        </p>
      )}
      <QuotePdfButton token={token} number={number} />
    </div>
  )
}

function Terms() {
  return (
    <section aria-labelledby="quote-terms" className="max-w-[60ch] not-first:mt-10">
      <h2 id="quote-terms" className="title-card">
        What holds for this quote
      </h2>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-[15px] text-ink-2">
        {QUOTE_TERMS.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <p className="mt-4 text-[15px] text-ink-2">
        Questions? <CallOrWrite className="text-ink" />, with the number of the quote.
      </p>
    </section>
  )
}

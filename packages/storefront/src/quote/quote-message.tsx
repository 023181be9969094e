import type { ToldQuote } from '@millrun/commerce/quotes/told-quote'
import { quotePagePath } from '@millrun/commerce/quotes/quote-page'
import { dayInWords } from '@millrun/commerce/delivery/new-jersey-day'
import { Button } from '@millrun/ui/first/button.tsx'
import { ButtonLink } from '../page/button-link.tsx'
import { CallOrWrite } from '../order/call-or-write.tsx'
import { PageMessage } from '../text/page-message.tsx'
import { paths } from '../paths.ts'
import type { QuoteAnswer } from './use-quote.ts'

const UNSCRIPTED = 'A quote is shown with JavaScript. You can also call us or write to us about it.'

interface NoQuoteProps {
  readonly kind: Exclude<QuoteAnswer['kind'], 'found'>
  readonly onAgain: () => void
}

/** What stands in the place of a quote that is not there, or not yet. */
export function NoQuote({ kind, onAgain }: NoQuoteProps) {
  switch (kind) {
    case 'waiting':
      return (
        <PageMessage title="Your quote" unscripted={UNSCRIPTED}>
          Looking up your quote…
        </PageMessage>
      )
    case 'missing':
      return (
        <PageMessage
          title="Quote not found"
          action={<ButtonLink to={paths.products}>Explore Products</ButtonLink>}
        >
          There is no quote at this address. Please open the whole link of the quote once more.{' '}
          <CallOrWrite className="text-ink" /> if it does not help.
        </PageMessage>
      )
    case 'failed':
      return (
        <PageMessage title="Your quote" action={<Button onClick={onAgain}>Try Again</Button>}>
          Your quote could not be looked up just now. Please try again in a moment.
        </PageMessage>
      )
  }
}

/** What stands in the place of a quote that was changed since its link was sent. */
export function ChangedQuote({ newest, number }: Pick<ToldQuote, 'number'> & ChangedProps) {
  return (
    <PageMessage
      title="This quote was changed"
      action={<ButtonLink to={quotePagePath(newest.token)}>Open the New Quote</ButtonLink>}
    >
      Quote {number} was changed on {dayInWords(newest.madeOn, true)}, after this link was sent.
      What it said before holds no longer.
    </PageMessage>
  )
}

interface ChangedProps {
  readonly newest: NonNullable<ToldQuote['newest']>
}

/** What stands in the place of a quote that the shop has taken back. */
export function WithdrawnQuote({ number }: Pick<ToldQuote, 'number'>) {
  return (
    <PageMessage
      title="This quote was withdrawn"
      action={<ButtonLink to={paths.products}>Explore Products</ButtonLink>}
    >
      Quote {number} does not hold any more. <CallOrWrite className="text-ink" />, with its number,
      and we will make you a new one.
    </PageMessage>
  )
}

import { dayInWords } from '@millrun/commerce/delivery/new-jersey-day'
import { amountToCents, formatDollars } from '@millrun/commerce/dollars'
import type { OwnQuote } from '@millrun/commerce/quotes/own-quotes'
import { quotePagePath } from '@millrun/commerce/quotes/quote-page'
import { DONE, type Outcome } from '@millrun/ui/asking/outcome'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { ButtonLink } from '../../page/button-link.tsx'
import { LinkByHand } from '../../cart/share/link-by-hand.tsx'
import { useSharing } from '../../cart/share/use-sharing.ts'

const WHAT_IT_DOES = 'Whoever opens it sees the quote, and may accept it by paying for it.'

/** One quote: its job, number and sum, how it stands, and the ways to open it and to hand it out. */
export function QuoteRow({ quote }: { quote: OwnQuote }) {
  const { number, jobName, madeOn, total, token } = quote
  const { share, byHand } = useSharing()
  const name = jobName === '' ? `Quote ${number}` : jobName
  const path = quotePagePath(token)

  async function handOut(): Promise<Outcome<unknown>> {
    await share(name, `${window.location.origin}${path}`, WHAT_IT_DOES)
    return DONE
  }

  return (
    <li className="border-b border-rule py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="title-card wrap-anywhere">{name}</h2>
        <p className="text-lg font-semibold">{formatDollars(amountToCents(total) ?? 0)}</p>
      </div>
      <p className="mt-1 text-[15px] text-ink-2">
        Quote {number} of {dayInWords(madeOn, true)}. {stateText(quote)}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <ButtonLink look="tool" to={path} aria-label={`Open: ${name}`}>
          Open
        </ButtonLink>
        <PressedButton
          look="tool"
          action="Share the Link"
          doing="Sharing…"
          aria-label={`Share the Link: ${name}`}
          press={handOut}
        />
      </div>
      {byHand !== undefined && (
        <div className="mt-3 max-w-160">
          <LinkByHand label={`Link to ${name}`} link={byHand} />
        </div>
      )}
    </li>
  )
}

/** How it stands, in a sentence. The newest of a quote is never one that was changed. */
function stateText({ state, until, orderNumber }: OwnQuote): string {
  const day = dayInWords(until, true)
  switch (state) {
    case 'open':
    case 'changed':
      return `Its prices hold through ${day}.`
    case 'ended':
      return `Its prices held through ${day}; it is open at those of today.`
    case 'accepted':
      return `Accepted with order ${orderNumber}.`
    case 'withdrawn':
      return 'It was withdrawn.'
  }
}

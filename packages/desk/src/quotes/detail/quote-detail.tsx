import type { ShownQuote } from '@millrun/commerce/quotes/desk-quotes'
import { Link, useParams } from 'react-router'
import { AskedContent } from '../../asking/asked-content.tsx'
import { ScreenTitle } from '../../frame/screen-title.tsx'
import { orderAddress } from '../../orders/order-address.ts'
import { Day } from '../../parts/day.tsx'
import { Part } from '../../parts/part.tsx'
import { QUOTES_ADDRESS } from '../quote-addresses.ts'
import { QuoteMark } from '../quote-mark.tsx'
import { useQuote } from '../use-quote.ts'
import { QuoteDeeds } from './quote-deeds.tsx'
import { QuoteHistory } from './quote-history.tsx'
import { QuoteLink } from './quote-link.tsx'
import { QuotedLines } from './quoted-lines.tsx'
import { VersionFacts } from './version-facts.tsx'

/** One quote: what it says now, what it said before, and what is to be done with it. */
export function QuoteDetail() {
  const { number = '' } = useParams()
  const asked = useQuote(number)
  return (
    <>
      <ScreenTitle title={`Quote ${number}`} />
      <p className="mb-6">
        <Link to={QUOTES_ADDRESS} className="more">
          Back to all quotes
        </Link>
      </p>
      <AskedContent asked={asked} waiting="Looking up the quote…">
        {(shown) => <Shown shown={shown} />}
      </AskedContent>
    </>
  )
}

function Shown({ shown }: { shown: ShownQuote }) {
  const { state, orderNumber, withdrawnAt, versions } = shown
  const [newest] = versions
  if (newest === undefined) return null
  return (
    <>
      <p className="mb-6 flex flex-wrap items-center gap-x-8 gap-y-2 text-lg">
        <QuoteMark state={state} />
        {orderNumber !== undefined && (
          <Link to={orderAddress(orderNumber)} className="more inline-flex min-h-11 items-center">
            Order {orderNumber}
          </Link>
        )}
        {withdrawnAt !== undefined && (
          <span className="text-ink-2">
            <Day at={withdrawnAt} withTime />
          </span>
        )}
      </p>
      <QuoteDeeds shown={shown} newest={newest} />
      <div className="gap-x-12 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)] lg:items-start">
        <Part title="What is quoted">
          <QuotedLines version={newest} />
        </Part>
        <div>
          <QuoteLink link={shown.link} />
          <Part title="For whom">
            <VersionFacts version={newest} />
          </Part>
        </div>
      </div>
      <QuoteHistory versions={versions} />
    </>
  )
}

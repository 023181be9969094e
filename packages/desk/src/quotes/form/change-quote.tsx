import { type ShownQuote, ShownQuoteSchema } from '@millrun/commerce/quotes/desk-quotes'
import { Button } from '@millrun/ui/first/button.tsx'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { askDesk } from '../../asking/ask-desk.ts'
import { AskedContent } from '../../asking/asked-content.tsx'
import { ScreenTitle } from '../../frame/screen-title.tsx'
import { quoteAddress } from '../quote-addresses.ts'
import { useQuote } from '../use-quote.ts'
import { QuoteForm } from './quote-form.tsx'
import { typedOf } from './typed-quote.ts'

/** A quote that is to say something else. */
export function ChangeQuote() {
  const { number = '' } = useParams()
  const asked = useQuote(number)
  return (
    <>
      <ScreenTitle title={`Change quote ${number}`} />
      <p className="mb-6">
        <Link to={quoteAddress(number)} className="more">
          Back to the quote
        </Link>
      </p>
      <AskedContent asked={asked} waiting="Looking up the quote…">
        {(shown) => <Change shown={shown} />}
      </AskedContent>
    </>
  )
}

/** What was typed stays over the version that it was begun with, until its writer begins anew. */
function Change({ shown: { number, versions } }: { shown: ShownQuote }) {
  const [newest] = versions
  const [begun, setBegun] = useState(newest)
  if (begun === undefined || newest === undefined) return null
  return (
    <>
      {newest.version !== begun.version && (
        <div className="mb-8 border-l-4 border-wrong py-2 pl-4">
          <p className="mb-3 max-w-[60ch] text-lg">
            {newest.madeBy} has changed this quote since you opened it. What you typed is still
            here.
          </p>
          <Button look="tool" onClick={() => setBegun(newest)}>
            Begin with What It Says Now
          </Button>
        </div>
      )}
      <QuoteForm
        key={begun.version}
        name={`quote ${number} ${begun.version}`}
        values={typedOf(begun)}
        action="Change the Quote"
        doing="Changing it…"
        send={(wished) =>
          askDesk(`quotes/${number}/change`, ShownQuoteSchema, {
            method: 'POST',
            body: { ...wished, replaces: begun.version },
          })
        }
      />
    </>
  )
}

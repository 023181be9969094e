import { ShownQuoteSchema } from '@millrun/commerce/quotes/desk-quotes'
import { useState } from 'react'
import { Link } from 'react-router'
import { askDesk } from '../../asking/ask-desk.ts'
import { ScreenTitle } from '../../frame/screen-title.tsx'
import { QUOTES_ADDRESS } from '../quote-addresses.ts'
import { QuoteForm } from './quote-form.tsx'
import { newTyped } from './typed-quote.ts'

/** A quote that is made. */
export function NewQuote() {
  const [values] = useState(() => newTyped(new Date()))
  return (
    <>
      <ScreenTitle title="New quote" />
      <p className="mb-6">
        <Link to={QUOTES_ADDRESS} className="more">
          Back to all quotes
        </Link>
      </p>
      <QuoteForm
        name="quote"
        values={values}
        action="Make the Quote"
        doing="Making it…"
        send={(wished) => askDesk('quotes', ShownQuoteSchema, { method: 'POST', body: wished })}
      />
    </>
  )
}

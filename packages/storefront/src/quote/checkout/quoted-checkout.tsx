import { holdSentence } from '@millrun/commerce/quotes/quote-words'
import { quotePagePath } from '@millrun/commerce/quotes/quote-page'
import type { ToldQuote } from '@millrun/commerce/quotes/told-quote'
import { ButtonLink } from '../../page/button-link.tsx'
import { useState } from 'react'
import { CartContext } from '../../cart/cart-provider.tsx'
import { CheckoutScreen } from '../../checkout/checkout-screen.tsx'
import { formDraft } from '../../checkout/kept/form-draft.ts'
import { PageMessage } from '../../text/page-message.tsx'
import { ChangedQuote, NoQuote, WithdrawnQuote } from '../quote-message.tsx'
import { quotedCart } from '../quoted-cart.ts'
import { useQuote } from '../use-quote.ts'
import { quotedCartStore } from './quoted-cart-store.ts'

/** The ordinary checkout, of what a quote sells. */
export function QuotedCheckout({ token }: { token: string }) {
  const { answer, askAgain } = useQuote(token)
  if (answer.kind !== 'found') return <NoQuote kind={answer.kind} onAgain={askAgain} />
  const { quote } = answer
  switch (quote.state) {
    case 'withdrawn':
      return <WithdrawnQuote number={quote.number} />
    case 'accepted':
      return <NotNow token={token} sentence={acceptedSentence(quote)} />
    case 'changed':
      return quote.newest === undefined ? null : (
        <ChangedQuote number={quote.number} newest={quote.newest} />
      )
    case 'open':
    case 'ended':
      if (quote.lines.some(({ price }) => price === undefined)) {
        return <NotNow token={token} sentence="Some of this quote cannot be had just now." />
      }
      return <Acceptance token={token} quote={quote} />
  }
}

function acceptedSentence({ number, orderNumber }: ToldQuote): string {
  return `Quote ${number} was accepted with order ${orderNumber}. Please do not pay again.`
}

function NotNow({ token, sentence }: { token: string; sentence: string }) {
  return (
    <PageMessage
      title="Nothing to pay"
      action={<ButtonLink to={quotePagePath(token)}>Open the Quote</ButtonLink>}
    >
      {sentence}
    </PageMessage>
  )
}

function Acceptance({ token, quote }: { token: string; quote: ToldQuote }) {
  const [store] = useState(() => {
    nameJob(quote)
    return quotedCartStore(quotedCart(quote), token)
  })
  const { number, jobName, until, state } = quote
  return (
    <CartContext value={store}>
      <CheckoutScreen
        about={
          <p className="mt-4 max-w-[72ch] border-l-2 border-plotter pl-4 text-[15px] text-pretty">
            You are accepting quote {number}
            {jobName !== '' && <> for {jobName}</>}. {holdSentence(until, state === 'open')} Your
            cart stays as it is.
          </p>
        }
      />
    </CartContext>
  )
}

/** The job of the quote is that of the order, unless its buyer has named another one. */
function nameJob({ jobName }: ToldQuote): void {
  const draft = formDraft.read()
  if (draft.jobName === '') formDraft.keep({ ...draft, jobName })
}

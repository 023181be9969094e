import { ChangedQuote, NoQuote, WithdrawnQuote } from './quote-message.tsx'
import { QuoteView } from './quote-view.tsx'
import { useQuote } from './use-quote.ts'

/** The quote that an address names, as it stands now. */
export function QuoteScreen({ token }: { token: string | undefined }) {
  const { answer, askAgain } = useQuote(token)
  if (token === undefined || answer.kind !== 'found') {
    return <NoQuote kind={answer.kind === 'found' ? 'missing' : answer.kind} onAgain={askAgain} />
  }
  const { quote } = answer
  if (quote.state === 'withdrawn') return <WithdrawnQuote number={quote.number} />
  if (quote.newest !== undefined && quote.state !== 'accepted') {
    return <ChangedQuote number={quote.number} newest={quote.newest} />
  }
  return <QuoteView token={token} quote={quote} />
}

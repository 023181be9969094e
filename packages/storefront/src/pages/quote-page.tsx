import { quoteTokenIn } from '@millrun/commerce/quotes/quote-page'
import { useKeptHash } from '../app/use-kept-hash.ts'
import { PageMeta } from '../page/page-meta.tsx'
import { useIsHydrated } from '../page/use-is-hydrated.ts'
import { NoQuote } from '../quote/quote-message.tsx'
import { QuoteScreen } from '../quote/quote-screen.tsx'

export function Page() {
  const token = quoteTokenIn(useKeptHash((hash) => quoteTokenIn(hash) !== undefined))
  // The printed page knows no address.
  const isHydrated = useIsHydrated()
  return (
    <>
      <PageMeta
        title="Your quote"
        description="A quote of Millrun Stair Parts: what it is for, until when its prices hold, and how to accept it."
      />
      {isHydrated ? (
        <QuoteScreen key={token} token={token} />
      ) : (
        <NoQuote kind="waiting" onAgain={() => undefined} />
      )}
    </>
  )
}

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { business } from '@millrun/commerce/business'
import { quoteAtCheckout } from '@millrun/commerce/quotes/quote-page'
import { isOwnDocument } from '../app/own-document.ts'
import { useKeptHash } from '../app/use-kept-hash.ts'
import { CheckoutScreen } from '../checkout/checkout-screen.tsx'
import { paths } from '../paths.ts'
import { PageMeta } from '../page/page-meta.tsx'
import { useIsHydrated } from '../page/use-is-hydrated.ts'
import { quotedCheckoutChunk } from '../quote/checkout/quoted-checkout-chunk.ts'

export function Page() {
  const isHydrated = useIsHydrated()
  const [queryClient] = useState(() => new QueryClient())
  return (
    <>
      <PageMeta
        title="Checkout"
        description="Complete your order of stair parts with secure PayPal payment, as a guest."
        path={paths.checkout}
      />
      {!isHydrated && <Prerendered />}
      {isHydrated && !isOwnDocument(paths.checkout) && <LoadedAnew />}
      {isHydrated && isOwnDocument(paths.checkout) && (
        <QueryClientProvider client={queryClient}>
          <Checkout />
        </QueryClientProvider>
      )}
    </>
  )
}

/** Of the cart, or of the quote that the address names. */
function Checkout() {
  const token = quoteAtCheckout(useKeptHash((hash) => quoteAtCheckout(hash) !== undefined))
  if (token === undefined) return <CheckoutScreen />
  return (
    <Suspense fallback={<Prerendered />}>
      <Quoted key={token} token={token} />
    </Suspense>
  )
}

function Quoted({ token }: { token: string }) {
  const { QuotedCheckout } = quotedCheckoutChunk.use()
  return <QuotedCheckout token={token} />
}

function LoadedAnew() {
  useEffect(() => window.location.reload(), [])
  return <Prerendered />
}

/** Nobody knows yet whether there is something to check out. */
function Prerendered() {
  return (
    <div className="wrap min-h-dvh pt-19">
      <h1 className="title-gallery">Checkout</h1>
      <p className="mt-4 max-w-[44ch] text-lg text-ink-2">
        Pay as a guest, with PayPal or by card. Parts ship nationwide within the US, or wait for you
        at our warehouse in New Jersey.
      </p>
      <noscript>
        <p className="mt-4 max-w-[60ch]">
          Paying with PayPal or by card needs JavaScript. Without it, please order by phone at{' '}
          {business.phone} or by e-mail to {business.email}.
        </p>
      </noscript>
    </div>
  )
}

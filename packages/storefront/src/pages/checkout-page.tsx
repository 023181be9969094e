import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { business } from '../business.ts'
import { useCart } from '../cart/cart-provider.tsx'
import { CheckoutScreen } from '../checkout/checkout-screen.tsx'
import { PageMeta } from '../ui/page-meta.tsx'

export function Page() {
  const { isLoaded } = useCart()
  const [queryClient] = useState(() => new QueryClient())
  return (
    <>
      <PageMeta
        title="Checkout"
        description="Complete your order of stair parts with secure PayPal payment, as a guest."
      />
      {isLoaded ? (
        <QueryClientProvider client={queryClient}>
          <CheckoutScreen />
        </QueryClientProvider>
      ) : (
        <Prerendered />
      )}
    </>
  )
}

/** Nobody knows yet whether there is something to check out. */
function Prerendered() {
  return (
    <div className="wrap min-h-dvh pt-19">
      <h1 className="title-gallery">Checkout</h1>
      <noscript>
        <p className="mt-4 max-w-[60ch]">
          Paying with PayPal or by card needs JavaScript. Without it, please order by phone at{' '}
          {business.phone} or by e-mail to {business.email}.
        </p>
      </noscript>
    </div>
  )
}

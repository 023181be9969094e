import { useEndOfCheckout } from '../checkout/kept/use-end-of-checkout.ts'
import { OrderScreen } from '../order/order-screen.tsx'
import { useOrderToken } from '../order/use-order-token.ts'
import { PageMeta } from '../ui/page-meta.tsx'

export function Page() {
  const token = useOrderToken()
  const endCheckout = useEndOfCheckout()
  return (
    <>
      <PageMeta title="Your order" description="The status of an order at Millrun Stair Parts." />
      <OrderScreen key={token} token={token} onFound={endCheckout} />
    </>
  )
}

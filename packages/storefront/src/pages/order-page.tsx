import { useParams } from 'react-router'
import { useEndOfCheckout } from '../checkout/kept/use-end-of-checkout.ts'
import { OrderScreen } from '../order/order-screen.tsx'
import { PageMeta } from '../ui/page-meta.tsx'

export function Page() {
  const { token = '' } = useParams()
  useEndOfCheckout(token)
  return (
    <>
      <PageMeta title="Your order" description="The status of an order at Millrun Stair Parts." />
      <OrderScreen key={token} token={token} />
    </>
  )
}

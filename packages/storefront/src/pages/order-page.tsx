import { useParams } from 'react-router'
import { OrderScreen } from '../order/order-screen.tsx'
import { PageMeta } from '../ui/page-meta.tsx'

export function Page() {
  const { token = '' } = useParams()
  return (
    <>
      <PageMeta title="Your order" description="The status of an order at Millrun Stair Parts." />
      <OrderScreen key={token} token={token} />
    </>
  )
}

import { useKeptHash } from '../app/use-kept-hash.ts'
import { OrderScreen } from '../order/order-screen.tsx'
import { PageMeta } from '../page/page-meta.tsx'
import type { OrderStatusResponse } from '@millrun/commerce/functions'
import { ORDER_PAGE, orderTokenIn } from '@millrun/commerce/order-page'
import { useCartStore } from '../cart/cart-provider.tsx'
import { endCheckout } from '../checkout/kept/end-checkout.ts'
import { unfinishedPayment } from '../checkout/kept/unfinished-payment.ts'

export function Page() {
  const token = tokenIn(useKeptHash((hash) => tokenIn(hash) !== ''))
  const onFound = useEndOfCheckout()
  return (
    <>
      <PageMeta title="Your order" description="The status of an order at Millrun Stair Parts." />
      <OrderScreen key={token} token={token} onFound={onFound} />
    </>
  )
}

/** The secret behind the # of an order's address; empty when there is none. */
function tokenIn(hash: string): string {
  return orderTokenIn(`${ORDER_PAGE}${hash}`) ?? ''
}

/** What to do when the shop tells of an order: where this tab left its payment unfinished and it is paid, the checkout is over. */
function useEndOfCheckout(): (order: OrderStatusResponse) => void {
  const { read: readCart } = useCartStore()
  return ({ orderNumber, status }) => {
    if (status !== 'paid' || unfinishedPayment.read()?.orderNumber !== orderNumber) return
    endCheckout(readCart().items.length > 0)
  }
}

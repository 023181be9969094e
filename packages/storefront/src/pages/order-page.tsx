import { OrderScreen } from '../order/order-screen.tsx'
import { PageMeta } from '../page/page-meta.tsx'
import type { OrderStatusResponse } from '@millrun/commerce/functions'
import { ORDER_PAGE, orderTokenIn } from '@millrun/commerce/order-page'
import { useCart } from '../cart/cart-provider.tsx'
import { endCheckout } from '../checkout/kept/end-checkout.ts'
import { unfinishedPayment } from '../checkout/kept/unfinished-payment.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

export function Page() {
  const token = useOrderToken()
  const onFound = useEndOfCheckout()
  return (
    <>
      <PageMeta title="Your order" description="The status of an order at Millrun Stair Parts." />
      <OrderScreen key={token} token={token} onFound={onFound} />
    </>
  )
}

/** What to do when the shop tells of an order: where this tab left its payment unfinished and it is paid, the checkout is over. */
function useEndOfCheckout(): (order: OrderStatusResponse) => void {
  const { readCart } = useCart()
  return ({ orderNumber, status }) => {
    if (status !== 'paid' || unfinishedPayment.read()?.orderNumber !== orderNumber) return
    endCheckout(readCart().items.length > 0)
  }
}

/**
 * The secret behind the # of an order's address; empty when there is none. Links to a place in the page take its
 * place there: the order stays, and the address gets it back, so that it can be loaded again.
 */
function useOrderToken(): string {
  const { hash } = useLocation()
  const named = orderTokenIn(`${ORDER_PAGE}${hash}`)
  const [token, setToken] = useState(named ?? '')
  if (named !== undefined && named !== token) setToken(named)
  useEffect(() => {
    if (named !== undefined || token === '') return
    // Past the router, which would scroll away from the place.
    window.history.replaceState(window.history.state, '', `#${token}`)
  }, [named, token])
  return token
}

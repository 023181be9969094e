import { useDeferredValue, useEffect, useEffectEvent } from 'react'
import { PlaceContext, useLocation } from '../router/place.ts'
import { CartProvider } from '../cart/cart-provider.tsx'
import { SiteFrame } from '../site/site-frame.tsx'
import { Pages } from './pages.tsx'
import { usePageStack } from './use-page-stack.ts'

/** The whole shop below a router: the same in the browser and when it is prerendered. */
export function App() {
  const stack = usePageStack()
  // The frame follows when the page is painted: all its links would be rendered before.
  const framed = useDeferredValue(stack.shown)
  useMissedStep()
  return (
    <CartProvider>
      <PlaceContext value={framed}>
        <SiteFrame>
          <Pages stack={stack} />
        </SiteFrame>
      </PlaceContext>
    </CartProvider>
  )
}

/** Takes the step back or forward that was made while the page came alive and no router listened. */
function useMissedStep(): void {
  const { pathname } = useLocation()
  const onAlive = useEffectEvent(() => {
    if (window.location.pathname !== pathname) window.dispatchEvent(new PopStateEvent('popstate'))
  })
  useEffect(() => onAlive(), [])
}

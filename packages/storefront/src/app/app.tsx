import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { type Place, PlaceContext, useLocation } from '../router/place.ts'
import { CartProvider } from '../cart/cart-provider.tsx'
import { afterPaint } from '../page/after-paint.ts'
import { SiteFrame } from '../site/site-frame.tsx'
import { Pages } from './pages.tsx'
import { usePageStack } from './use-page-stack.ts'

/** The whole shop below a router: the same in the browser and when it is prerendered. */
export function App() {
  const stack = usePageStack()
  const framed = useFramed(stack.shown)
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

/** The place that the frame shows. It follows when the page is painted: all its links would be rendered before. */
function useFramed(shown: Place): Place {
  const [framed, setFramed] = useState(shown)
  useEffect(() => {
    if (framed === shown) return undefined
    return afterPaint(() => startTransition(() => setFramed(shown)))
  }, [framed, shown])
  return framed
}

/** Takes the step back or forward that was made while the page came alive and no router listened. */
function useMissedStep(): void {
  const { pathname } = useLocation()
  const onAlive = useEffectEvent(() => {
    if (window.location.pathname !== pathname) window.dispatchEvent(new PopStateEvent('popstate'))
  })
  useEffect(() => onAlive(), [])
}

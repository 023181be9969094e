import { Suspense, useEffect, useEffectEvent } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { CartProvider } from '../cart/cart-provider.tsx'
import { SiteFrame } from '../site/site-frame.tsx'
import { FaultBoundary } from './fault-boundary.tsx'
import { matchRoute, type RouteEntry } from './routes.ts'
import { Button } from '@millrun/ui/first/button.tsx'
import { STAY_HERE } from './stay-here.ts'

/** The whole shop below a router: the same in the browser and when it is prerendered. */
export function App() {
  const { pathname } = useLocation()
  // The router's own <Routes> carries 2 kB for loaders and nested routes, which never run here.
  const entry = matchRoute(pathname)
  useMissedStep()
  return (
    <CartProvider>
      <SiteFrame>
        <FaultBoundary key={pathname} Instead={PageFault}>
          <Suspense fallback={<div className="min-h-dvh" aria-busy="true" />}>
            {entry !== undefined && <LoadedPage key={entry.path} entry={entry} />}
            <ScrollToTop />
          </Suspense>
        </FaultBoundary>
      </SiteFrame>
    </CartProvider>
  )
}

function LoadedPage({ entry }: { entry: RouteEntry }) {
  const { Page } = entry.page.use()
  return <Page />
}

/** Takes the step back or forward that was made while the page came alive and no router listened. */
function useMissedStep(): void {
  const { pathname } = useLocation()
  const onAlive = useEffectEvent(() => {
    if (window.location.pathname !== pathname) window.dispatchEvent(new PopStateEvent('popstate'))
  })
  useEffect(() => onAlive(), [])
}

/** What is shown when a page fails: the frame around it, and the cart, stay usable. */
export function PageFault({ message }: { message: string }) {
  return (
    <section className="wrap py-9" role="alert">
      <h1 className="title-gallery">Unexpected Application Error!</h1>
      <p className="mt-4 max-w-[60ch]">{message}</p>
      <p className="mt-2 text-ink-2">Your cart is kept. Reloading the page usually mends this.</p>
      <Button className="mt-6" onClick={() => window.location.reload()}>
        Reload Page
      </Button>
    </section>
  )
}

/**
 * Whatever is followed scrolls to its top, or to its anchor, also when its address is in the bar
 * already. Back and Forward are left to the browser, which returns to where one was. Another view of
 * the page scrolls nothing. It stands beside the page, behind the same wait: an anchor can be found
 * only when the page has come.
 */
function ScrollToTop(): null {
  const { key, hash, state } = useLocation()
  const type = useNavigationType()
  const arrive = useEffectEvent(() => {
    if (type === NavigationType.Pop || state === STAY_HERE) return
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
    holdAim()
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    if (target === null) window.scrollTo({ top: 0, behavior })
    else target.scrollIntoView({ block: 'start', behavior })
  })
  useEffect(() => arrive(), [key])
  return null
}

/** A picture that arrives while the page scrolls would otherwise move the end of the way. */
function holdAim(): void {
  const { style } = document.documentElement
  style.overflowAnchor = 'none'
  window.addEventListener('scrollend', () => (style.overflowAnchor = ''), { once: true })
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

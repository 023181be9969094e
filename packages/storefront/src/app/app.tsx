import { Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { CartProvider } from '../cart/cart-provider.tsx'
import { SiteFrame } from '../frame/site-frame.tsx'
import { FaultBoundary } from './fault-boundary.tsx'
import { PageFault } from './page-fault.tsx'
import { routes, type RouteEntry } from './routes.ts'
import { ScrollToTop } from './scroll-to-top.tsx'
import { useMissedStep } from './use-missed-step.ts'

/** The whole shop below a router: the same in the browser and when it is prerendered. */
export function App() {
  const { pathname } = useLocation()
  useMissedStep()
  return (
    <CartProvider>
      <SiteFrame>
        <FaultBoundary key={pathname} Instead={PageFault}>
          <Suspense fallback={<div className="min-h-dvh" aria-busy="true" />}>
            <Routes>
              {routes.map((entry) => (
                <Route key={entry.path} path={entry.path} element={<LoadedPage entry={entry} />} />
              ))}
            </Routes>
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

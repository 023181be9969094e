import { Activity, memo, Suspense, useEffect, useEffectEvent } from 'react'
import { PlaceContext, type Place, usePlace } from '../router/place.ts'
import { Button } from '@millrun/ui/first/button.tsx'
import { FaultBoundary } from './fault-boundary.tsx'
import { type PageStack, standing } from './page-stack.ts'
import { isKept, matchRoute } from './routes.ts'
import { Sheet } from './sheet.tsx'
import { STAY_HERE } from './stay-here.ts'
import { travelTo } from './travel-to.ts'

/** The page that is shown, and, beside the document, those that are kept as they were left or made ready for the next step. */
export function Pages({ stack }: { stack: PageStack }) {
  return standing(stack).map((place) => (
    <StandingPage
      key={keyOf(place, stack)}
      place={place}
      isShown={place === stack.shown}
      drawn={stack.drawn}
    />
  ))
}

/** What is drawn anew of a page that is kept is made anew: it remembers its cards, and its address all the rest. */
function keyOf(place: Place, { drawn }: PageStack): string {
  const path = pathOf(place)
  return isKept(path) ? `${path} ${drawn}` : path
}

function pathOf({ location }: Place): string {
  return location.pathname
}

/** A page with the address that it shows, whatever stands in the bar meanwhile. */
const StandingPage = memo(function StandingPage({ place, isShown, drawn }: StandingPageProps) {
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <Sheet>
        <PlaceContext value={place}>
          <FaultBoundary Instead={PageFault}>
            <Suspense fallback={<div className="min-h-dvh" aria-busy="true" />}>
              <LoadedPage path={pathOf(place)} drawn={drawn} />
              <ScrollToTop />
            </Suspense>
          </FaultBoundary>
        </PlaceContext>
      </Sheet>
    </Activity>
  )
})

interface StandingPageProps {
  readonly place: Place
  readonly isShown: boolean
  readonly drawn: number
}

interface LoadedPageProps {
  readonly path: string
  /** Draws the page again, where nothing else has changed. */
  readonly drawn: number
}

// The router's own <Routes> carries 2 kB for loaders and nested routes, which never run here.
const LoadedPage = memo(function LoadedPage({ path }: LoadedPageProps) {
  const entry = matchRoute(path)
  if (entry === undefined) return null
  const { Page } = entry.page.use()
  return <Page />
})

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
  const { location, arrival } = usePlace()
  const { key, hash, state } = location
  const arrive = useEffectEvent(() => {
    if (arrival === 'pop' || state === STAY_HERE) return undefined
    return travelTo(hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1))))
  })
  useEffect(() => arrive(), [key])
  return null
}

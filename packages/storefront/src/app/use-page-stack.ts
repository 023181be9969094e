import { startTransition, useEffect, useState } from 'react'
import { type Location, type Place, usePlace } from '../router/place.ts'
import { isAheadWelcome } from '@millrun/ui/first/is-ahead-welcome'
import { watchLikelySteps } from './likely-step.ts'
import { makeReady, openedWith, type PageStack, stepTo } from './page-stack.ts'
import { isKept, isLoaded, matchRoute } from './routes.ts'

/**
 * The pages that stand, the one at the address of the router shown. A page that is loaded is shown at once; for one that
 * is not, the page before stays until it is.
 */
export function usePageStack(): PageStack {
  const place = usePlace()
  const [stack, setStack] = useState(() => openedWith(place))
  const isBehind = stack.asked !== place
  const isHere = isBehind && isLoaded(place.location.pathname)
  if (isHere) setStack(stepTo(stack, place, isKept))
  useEffect(() => {
    if (!isBehind || isHere) return
    startTransition(() => setStack((current) => stepTo(current, place, isKept)))
  }, [isBehind, isHere, place])
  useEffect(() => {
    const ready = (likely: Location) => startTransition(() => setStack(readied(likely)))
    return watchLikelySteps({
      onRest: (likely) => {
        if (!isAheadWelcome()) return
        ready(likely)
        matchRoute(likely.pathname)?.page.peek()?.fetchAhead?.(likely)
      },
      // What would be fetched now would come too late, and be in the way of the page itself.
      onPress: ready,
    })
  }, [])
  return stack
}

/** Makes the page at this address ready where that takes no fetching. */
function readied(location: Location): (stack: PageStack) => PageStack {
  const { pathname } = location
  const place: Place = { location, arrival: 'push' }
  const isReadied = matchRoute(pathname)?.isReadied === true && isLoaded(pathname)
  return (stack) => (isReadied ? makeReady(stack, place) : stack)
}

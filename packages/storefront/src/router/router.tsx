import { type ReactNode, useLayoutEffect, useState } from 'react'
import { type Entry, followSteps } from './go-to.ts'
import { type Arrival, type Place, PlaceContext } from './place.ts'

/** Shows what is below it at the address in the bar. */
export function Router({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(() => placeInBar('pop'))
  useLayoutEffect(() => followSteps((arrival) => setPlace(placeInBar(arrival))), [])
  return <PlaceContext value={place}>{children}</PlaceContext>
}

function placeInBar(arrival: Arrival): Place {
  const { pathname, search, hash } = window.location
  const { key, state } = entryOf(window.history.state)
  return { location: { pathname, search, hash, state, key }, arrival }
}

/** Others may have written there: another program on this host, or a page of the shop of before. */
function entryOf(kept: unknown): Entry {
  const isOurs = typeof kept === 'object' && kept !== null && 'key' in kept && 'state' in kept
  return isOurs && typeof kept.key === 'string'
    ? { key: kept.key, state: kept.state }
    : { key: 'default', state: null }
}

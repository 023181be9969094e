import { createContext, use } from 'react'

/** An address of the shop, as the bar shows it. */
export interface Location {
  readonly pathname: string
  /** With the ?; empty where there is nothing. */
  readonly search: string
  /** With the #; empty where there is nothing. */
  readonly hash: string
  /** What was handed over with the step that led here. */
  readonly state: unknown
  /** Another one for each step; `default` for the address that a page was opened with. */
  readonly key: string
}

/** How one comes to an address: by a step, by one that takes the place of the last, or by Back, Forward and from outside. */
export type Arrival = 'push' | 'replace' | 'pop'

/** Where a page stands, and how one came there. */
export interface Place {
  readonly location: Location
  readonly arrival: Arrival
}

/** The place of the page around. */
export const PlaceContext = createContext<Place | undefined>(undefined)

/** The place that the page around shows, whatever stands in the bar meanwhile. */
export function usePlace(): Place {
  const place = use(PlaceContext)
  if (place === undefined) throw new Error('there is no router above this component')
  return place
}

/** The address that the page around shows. */
export function useLocation(): Location {
  return usePlace().location
}

/** The place of a page that is opened with this path. */
export function openedAt(pathname: string): Place {
  return {
    location: { pathname, search: '', hash: '', state: null, key: 'default' },
    arrival: 'pop',
  }
}

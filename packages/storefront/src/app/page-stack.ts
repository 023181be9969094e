import type { Place } from '../router/place.ts'

/** The pages that are there: one of them is shown, the others lie beside the document. */
export interface PageStack {
  /** Where the router stands. */
  readonly asked: Place
  /** The same, or the place of the page that was made ready for it, which is not rendered anew then. */
  readonly shown: Place
  /** Those that were shown before and are kept as they were left, the last one first. */
  readonly kept: readonly Place[]
  /** The one that is made ready before it is asked for. */
  readonly ready?: Place
  /** How often all of them were drawn anew. */
  readonly drawn: number
}

/** The state of an address to which one steps when the catalogue has other prices. */
export const DRAW_ANEW = 'draw-anew'

/** So many pages that were left stay as they were: the way back seldom has more galleries. */
const KEPT = 3

/** The stack that a shop is opened with. */
export function openedWith(place: Place): PageStack {
  return { asked: place, shown: place, kept: [], drawn: 0 }
}

/** The stack with the page at this place shown. Of the page that is left, `isKept` says whether it stays. */
export function stepTo(
  stack: PageStack,
  place: Place,
  isKept: (path: string) => boolean,
): PageStack {
  const { shown, kept, ready, drawn } = stack
  if (isSamePage(place, shown)) {
    const isAnew = place.location.state === DRAW_ANEW
    return { ...stack, asked: place, shown: place, drawn: drawn + Number(isAnew) }
  }
  const left = isKept(shown.location.pathname) ? [shown] : []
  const others = kept.filter((page) => !isSamePage(page, place))
  return {
    asked: place,
    shown: ready !== undefined && isMeant(ready, place) ? ready : place,
    kept: [...left, ...others].slice(0, KEPT),
    drawn,
  }
}

/** The stack with the page at this place made ready, unless it stands already. */
export function makeReady(stack: PageStack, place: Place): PageStack {
  const isStanding = standing(stack).some((page) => isSamePage(page, place))
  return isStanding ? stack : { ...stack, ready: place }
}

/** All pages of the stack. */
export function standing({ shown, kept, ready }: PageStack): readonly Place[] {
  return [shown, ...kept, ...(ready === undefined ? [] : [ready])]
}

/** Whether the page that was made ready is the one that is asked for, in all that it can read of its place. */
function isMeant(
  { location: ready, arrival }: Place,
  { location, arrival: asked }: Place,
): boolean {
  const { pathname, search, hash, state } = location
  return (
    arrival === asked &&
    ready.pathname === pathname &&
    ready.search === search &&
    ready.hash === hash &&
    ready.state === state
  )
}

function isSamePage(one: Place, other: Place): boolean {
  return one.location.pathname === other.location.pathname
}

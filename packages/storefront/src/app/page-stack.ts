import type { Place } from '../router/place.ts'

/** The pages that are there: one of them is shown, the others lie beside the document. */
export interface PageStack {
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

/** The stack with the page at this place shown. Of the page that is left, `isKept` says whether it stays. */
export function stepTo(
  stack: PageStack,
  place: Place,
  isKept: (path: string) => boolean,
): PageStack {
  const { shown, kept } = stack
  if (isSamePage(place, shown)) {
    const isAnew = place.location.state === DRAW_ANEW
    return { ...stack, shown: place, drawn: stack.drawn + Number(isAnew) }
  }
  const left = isKept(shown.location.pathname) ? [shown] : []
  const others = kept.filter((page) => !isSamePage(page, place))
  return { shown: place, kept: [...left, ...others].slice(0, KEPT), drawn: stack.drawn }
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

function isSamePage(one: Place, other: Place): boolean {
  return one.location.pathname === other.location.pathname
}

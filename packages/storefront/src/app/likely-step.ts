import type { Location } from '../router/place.ts'

/** A pointer that only passes over a link is gone by then. */
const RESTS_MS = 60

interface LikelyStep {
  /** A pointer or the focus rests on a link to this page. */
  readonly onRest: (location: Location) => void
  /** The link to this page is pressed. */
  readonly onPress: (location: Location) => void
}

/** Tells which page of the shop is likely to be asked for next. Gives back how to stop. */
export function watchLikelySteps({ onRest, onPress }: LikelyStep): () => void {
  const off = new AbortController()
  const options = { signal: off.signal, passive: true, capture: true }
  let resting: ReturnType<typeof setTimeout> | undefined

  function rest({ target }: Event): void {
    clearTimeout(resting)
    const location = locationOf(target)
    if (location !== undefined) resting = setTimeout(() => onRest(location), RESTS_MS)
  }

  function press({ target }: Event): void {
    clearTimeout(resting)
    const location = locationOf(target)
    if (location !== undefined) onPress(location)
  }

  document.addEventListener('pointerover', rest, options)
  document.addEventListener('focusin', rest, options)
  document.addEventListener('pointerdown', press, options)
  return () => {
    clearTimeout(resting)
    off.abort()
  }
}

/** The page of the shop that the link at this place leads to, in this document. */
function locationOf(target: EventTarget | null): Location | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.origin !== window.location.origin || link.target !== '')
    return undefined
  const { pathname, search, hash } = link
  return { pathname, search, hash, state: null, key: 'likely' }
}

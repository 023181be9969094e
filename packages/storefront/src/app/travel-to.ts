/** Longer than browsers take for the longest way. */
const AT_LATEST_MS = 1500
/** What a visitor takes a page in hand with. */
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls smoothly to an element, or to the top of the page, and ends there whatever happens: browsers give a way up
 * where the page changes under it. A visitor who takes the page in hand stays where they go. Returns what calls the
 * rest of the way off.
 */
export function travelTo(target: Element | null): () => void {
  const travel = new AbortController()
  const { signal } = travel
  const callOff = () => travel.abort()
  const arrive = () => {
    scroll(target, 'instant')
    callOff()
  }
  const latest = setTimeout(arrive, AT_LATEST_MS)
  holdAim(signal)
  signal.addEventListener('abort', () => clearTimeout(latest))
  document.addEventListener('scrollend', arrive, { signal })
  for (const hand of BY_HAND) window.addEventListener(hand, callOff, { signal, passive: true })
  scroll(target, prefersReducedMotion() ? 'instant' : 'smooth')
  return callOff
}

function scroll(target: Element | null, behavior: ScrollBehavior): void {
  if (target === null) window.scrollTo({ top: 0, behavior })
  else target.scrollIntoView({ block: 'start', behavior })
}

/** A picture that arrives on the way would otherwise move its end. */
function holdAim(signal: AbortSignal): void {
  const { style } = document.documentElement
  style.overflowAnchor = 'none'
  signal.addEventListener('abort', () => (style.overflowAnchor = ''))
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Longer than browsers take for the longest way. */
const AT_LATEST_MS = 1500
/** What a visitor takes a page in hand with. */
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls smoothly to an element, or to the top of the page. The way to the top ends there whatever happens, unless
 * something else takes the page elsewhere. Returns what calls the rest of the way off.
 */
export function travelTo(target: Element | null): () => void {
  const travel = new AbortController()
  const { signal } = travel
  const callOff = () => travel.abort()
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
  holdAim(signal)
  document.addEventListener(
    'scrollend',
    () => {
      if (target !== null || window.scrollY === 0) callOff()
    },
    { signal },
  )
  if (target !== null) target.scrollIntoView({ block: 'start', behavior })
  else {
    endAtTop(signal, callOff)
    window.scrollTo({ top: 0, behavior })
  }
  return callOff
}

/** Browsers give a way up without a word where the page changes under it. Who scrolls down meanwhile is left there. */
function endAtTop(signal: AbortSignal, callOff: () => void): void {
  // Where a page is short at first and grows, the first word of it is from farther down, and nobody scrolled.
  let before = Infinity
  const latest = setTimeout(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    callOff()
  }, AT_LATEST_MS)
  signal.addEventListener('abort', () => clearTimeout(latest))
  for (const hand of BY_HAND) window.addEventListener(hand, callOff, { signal, passive: true })
  document.addEventListener(
    'scroll',
    () => {
      if (window.scrollY > before) callOff()
      before = window.scrollY
    },
    { signal },
  )
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

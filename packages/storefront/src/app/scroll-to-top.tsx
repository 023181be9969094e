import { useEffect, useEffectEvent } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * A new path scrolls to its top, or to its anchor. Back and Forward are left to the browser, which
 * returns to where one was. A change of the query alone scrolls nothing. It stands beside the page,
 * behind the same wait: an anchor can be found only when the page has come.
 */
export function ScrollToTop(): null {
  const { pathname, hash } = useLocation()
  const type = useNavigationType()
  const arrive = useEffectEvent(() => {
    if (type === NavigationType.Pop) return
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
    holdAim()
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    if (target === null) window.scrollTo({ top: 0, behavior })
    else target.scrollIntoView({ block: 'start', behavior })
  })
  useEffect(() => arrive(), [pathname, hash])
  return null
}

/** A picture that arrives while the page scrolls would otherwise move the end of the way. */
function holdAim(): void {
  const { style } = document.documentElement
  style.overflowAnchor = 'none'
  window.addEventListener('scrollend', () => (style.overflowAnchor = ''), { once: true })
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

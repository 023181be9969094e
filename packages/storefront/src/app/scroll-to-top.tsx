import { useEffect, useEffectEvent } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { STAY_HERE } from './stay-here.ts'

/**
 * Whatever is followed scrolls to its top, or to its anchor, also when its address is in the bar
 * already. Back and Forward are left to the browser, which returns to where one was. Another view of
 * the page scrolls nothing. It stands beside the page, behind the same wait: an anchor can be found
 * only when the page has come.
 */
export function ScrollToTop(): null {
  const { key, hash, state } = useLocation()
  const type = useNavigationType()
  const arrive = useEffectEvent(() => {
    if (type === NavigationType.Pop || state === STAY_HERE) return
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
    holdAim()
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    if (target === null) window.scrollTo({ top: 0, behavior })
    else target.scrollIntoView({ block: 'start', behavior })
  })
  useEffect(() => arrive(), [key])
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

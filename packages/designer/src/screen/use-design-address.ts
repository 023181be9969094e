import { useEffect, useEffectEvent } from 'react'
import { designLink, readDesignLink } from '../link/design-link.ts'
import { useDesign } from './design-state.tsx'
import type { Shop } from './shop.ts'

/** Browsers refuse an address that changes with every key. */
const SETTLED_MS = 400

/**
 * The address always names the design: a reload keeps it, and a link brings it. A link that cannot be
 * read is told so, and leaves the design as it is.
 */
export function useDesignAddress(tell: Shop['tell']): void {
  const { design, open } = useDesign()
  const arrive = useEffectEvent(() => {
    const text = window.location.hash
    if (text === '') return
    const read = readDesignLink(text)
    if (read.ok) open(read.design)
    else
      tell({
        title: 'This link could not be opened',
        description: read.problem,
        tone: 'destructive',
      })
  })

  useEffect(() => {
    arrive()
    const off = new AbortController()
    window.addEventListener('hashchange', () => arrive(), off)
    return () => off.abort()
  }, [])

  useEffect(() => {
    const address = `#${designLink(design)}`
    const timer = setTimeout(() => {
      if (window.location.hash !== address)
        window.history.replaceState(window.history.state, '', address)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [design])
}

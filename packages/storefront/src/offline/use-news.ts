import { useEffect, useRef } from 'react'
import { useLocation } from '../router/place.ts'
import { afterPaint } from '../page/after-paint.ts'
import { lookForNews } from './news-chunk.ts'

/**
 * A page may stay open for days: whether there is something new is asked when a step is painted, when the page is looked at
 * again, and when the network is back.
 */
export function useNews(): void {
  const { pathname } = useLocation()
  const loaded = useRef(pathname)
  useEffect(() => {
    if (loaded.current === pathname) return undefined
    loaded.current = ''
    return afterPaint(() => void lookForNews())
  }, [pathname])
  useEffect(() => {
    const off = new AbortController()
    const { signal } = off
    window.addEventListener('online', () => void lookForNews(), { signal })
    document.addEventListener('visibilitychange', onVisibility, { signal })
    return () => off.abort()
  }, [])
}

function onVisibility(): void {
  if (document.visibilityState === 'visible') void lookForNews()
}

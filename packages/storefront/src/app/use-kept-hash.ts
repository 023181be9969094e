import { useEffect, useState } from 'react'
import { useLocation } from '../router/place.ts'

/**
 * What a page that reads it behind the # of its address is about, with the #; empty when there is nothing that is
 * for it. Links to a place in the page take its place there: the page stays, and the address gets it back, so that it
 * can be loaded again.
 */
export function useKeptHash(isForPage: (hash: string) => boolean): string {
  const { hash } = useLocation()
  const isNamed = isForPage(hash)
  const [kept, setKept] = useState(isNamed ? hash : '')
  if (isNamed && hash !== kept) setKept(hash)
  useEffect(() => {
    if (isNamed || kept === '') return
    // Past the router, which would scroll away from the place.
    window.history.replaceState(window.history.state, '', kept)
  }, [isNamed, kept])
  return kept
}

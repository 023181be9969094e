import { useEffect, useState } from 'react'
import { whenIdle } from '@millrun/ui/first/when-idle'
import { useIsHydrated } from '../page/use-is-hydrated.ts'

/**
 * The classes of a grid whose cards out of sight are left out of the layout: in the prerendered page until it stands and
 * the browser has time for them, and again when all of them have been laid out once and their sizes are known.
 */
export function useLateCards(): string {
  const isHydrated = useIsHydrated()
  const [phase, setPhase] = useState<'arriving' | 'laid out' | 'known'>(
    isHydrated ? 'known' : 'arriving',
  )
  useEffect(() => {
    if (phase === 'known') return undefined
    return whenIdle(() => setPhase(phase === 'arriving' ? 'laid out' : 'known'))
  }, [phase])
  return phase === 'laid out' ? 'late-cards laid-out' : 'late-cards'
}

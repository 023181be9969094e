import { useState } from 'react'
import { useIsHydrated } from './use-is-hydrated.ts'

/** Whether this was there before script ran: true in the prerendered page and for as long as it stands. */
export function useIsPrerendered(): boolean {
  const isHydrated = useIsHydrated()
  const [isPrerendered] = useState(!isHydrated)
  return isPrerendered
}

import { useState } from 'react'
import { useIsHydrated } from './use-is-hydrated.ts'

/** Whether this came with the document and was taken over: not what the browser has rendered itself. */
export function useIsPrinted(): boolean {
  const isHydrated = useIsHydrated()
  const [isPrinted] = useState(!isHydrated)
  return isPrinted
}

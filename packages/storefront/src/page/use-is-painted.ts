import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'
import { useIsPrinted } from './use-is-printed.ts'

/**
 * Whether what is in sight at first is painted. A prerendered page is; one that is rendered in the browser leaves what
 * is below the window, and whatever would have to be fetched, until then.
 */
export function useIsPainted(): boolean {
  const isPrinted = useIsPrinted()
  const [isPainted, setPainted] = useState(isPrinted)
  useEffect(() => {
    if (isPainted) return undefined
    return afterPaint(() => startTransition(() => setPainted(true)))
  }, [isPainted])
  return isPainted
}

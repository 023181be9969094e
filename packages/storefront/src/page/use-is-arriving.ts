import { startTransition, useEffect, useState } from 'react'
import { idleInTurn, whenIdle } from '@millrun/ui/first/when-idle'
import { useIsPrinted } from './use-is-printed.ts'

/**
 * True in the prerendered page until it stands, and what is out of sight has had its turn: a moment in which the browser
 * has nothing else to do, or what `untilDone` makes of it.
 */
export function useIsArriving(untilDone: () => Promise<unknown> = idleInTurn): boolean {
  const isPrinted = useIsPrinted()
  const [isArriving, setArriving] = useState(isPrinted)
  useEffect(() => {
    if (!isArriving) return undefined
    return whenIdle(() => {
      void untilDone().then(() => startTransition(() => setArriving(false)))
    })
  }, [isArriving, untilDone])
  return isArriving
}

import { useEffect, useState } from 'react'
import { whenIdle } from '@millrun/ui/first/when-idle'
import { useIsPrinted } from './use-is-printed.ts'

/** True in the prerendered page until it stands and the browser has time for what is out of sight. */
export function useIsArriving(): boolean {
  const isPrinted = useIsPrinted()
  const [isArriving, setArriving] = useState(isPrinted)
  useEffect(() => (isArriving ? whenIdle(() => setArriving(false)) : undefined), [isArriving])
  return isArriving
}

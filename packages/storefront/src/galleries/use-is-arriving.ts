import { useEffect, useState } from 'react'
import { whenIdle } from '@millrun/ui/first/when-idle'
import { useIsHydrated } from '../page/use-is-hydrated.ts'

/** True in the prerendered page until it stands and the browser has time for what is out of sight. */
export function useIsArriving(): boolean {
  const isHydrated = useIsHydrated()
  const [isArriving, setArriving] = useState(!isHydrated)
  useEffect(() => (isArriving ? whenIdle(() => setArriving(false)) : undefined), [isArriving])
  return isArriving
}

import { useOnline } from '@millrun/ui/asking/use-online'
import type { ReactNode } from 'react'

/** Stands in the place of what is said else while there is no network. */
export function OfflineLine({ children }: { children: ReactNode }) {
  const isOnline = useOnline()
  return (
    <>
      {isOnline && children}
      <output>{!isOnline && 'No network. Shop and cart work on.'}</output>
    </>
  )
}

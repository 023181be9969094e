import type { ReactNode } from 'react'
import { useIsArriving } from './use-is-arriving.ts'

/** What is below the window of most visitors: while the page arrives it is laid out where it comes near, then as a whole. */
export function BelowWindow({ children }: { children: ReactNode }) {
  const isArriving = useIsArriving()
  return <div className={`flow-root ${isArriving ? 'late-part' : ''}`}>{children}</div>
}

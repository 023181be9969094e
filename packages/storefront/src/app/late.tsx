import { Suspense, type ReactNode } from 'react'
import { FaultBoundary } from './fault-boundary.tsx'

/** What comes in a chunk of its own; until then, and where it cannot be fetched, the page works without. */
export function Late({ children }: { children: ReactNode }) {
  return (
    <FaultBoundary Instead={Nothing}>
      <Suspense>{children}</Suspense>
    </FaultBoundary>
  )
}

function Nothing() {
  return null
}

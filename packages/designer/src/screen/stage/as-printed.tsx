import { type ReactNode, useState } from 'react'

const KEPT = { __html: '' }

interface AsPrintedProps {
  /** Whether the page was printed with this, and it is still what is to be seen. */
  readonly isPrinted: boolean
  readonly children: ReactNode
}

/**
 * What the page was printed with stays as it is until something else is to be seen: a drawing that is made again only
 * to be taken over takes longer than all the rest of the page.
 */
export function AsPrinted({ isPrinted, children }: AsPrintedProps) {
  const [isKept, setKept] = useState(isPrinted && typeof window !== 'undefined')
  if (isKept && !isPrinted) setKept(false)
  if (isKept) {
    return <div suppressHydrationWarning className="size-full" dangerouslySetInnerHTML={KEPT} />
  }
  return (
    <div key="made" className="size-full">
      {children}
    </div>
  )
}

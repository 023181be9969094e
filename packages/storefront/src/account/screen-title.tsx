import { useEffect, useRef, type ReactNode } from 'react'

/** Whether nothing of the account was shown yet: then the focus is left where the browser put it. */
let isFirst = true

/** The title of a screen: whoever comes to it from another one goes on there. */
export function ScreenTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirst) title.current?.focus({ preventScroll: true })
    isFirst = false
  }, [])
  return (
    <h1 ref={title} tabIndex={-1} className="title-gallery outline-none">
      {children}
    </h1>
  )
}

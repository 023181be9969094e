import { type RefObject, useEffect, useState } from 'react'

/** Whether the page has been scrolled so far that this element is above the upper edge of the window. */
export function useIsPastTop(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    if (element.current === null) return undefined
    const watching = new IntersectionObserver(([entry]) => {
      if (entry !== undefined) setIsPast(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    watching.observe(element.current)
    return () => watching.disconnect()
  }, [element])
  return isPast
}

import { type RefObject, useEffect, useState } from 'react'

interface BoxSize {
  readonly widthPx: number
  readonly heightPx: number
}

/** How large an element is, kept true as it changes; `first` until it can be measured. */
export function useBoxSize(place: RefObject<HTMLElement | null>, first: BoxSize): BoxSize {
  const [size, setSize] = useState(first)
  useEffect(() => {
    const element = place.current
    if (element === null) return undefined
    const resizing = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element
      if (clientWidth > 0 && clientHeight > 0) {
        setSize({ widthPx: clientWidth, heightPx: clientHeight })
      }
    })
    resizing.observe(element)
    return () => resizing.disconnect()
  }, [place])
  return size
}

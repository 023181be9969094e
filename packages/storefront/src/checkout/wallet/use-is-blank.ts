import { useEffect, useState, type RefObject } from 'react'

/** The provider's button is put in at once, however long its content takes. */
const BLANK_MS = 3000

/**
 * Whether a place has stayed without content: PayPal's library says nothing when its script refuses to
 * draw the button.
 */
export function useIsBlank(place: RefObject<HTMLElement | null>): boolean {
  const [isBlank, setBlank] = useState(false)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    let timer: number | undefined
    const look = () => {
      window.clearTimeout(timer)
      if (hasContent(element)) setBlank(false)
      else timer = window.setTimeout(() => setBlank(true), BLANK_MS)
    }
    const observer = new MutationObserver(look)
    observer.observe(element, { childList: true, subtree: true })
    look()
    return () => {
      observer.disconnect()
      window.clearTimeout(timer)
    }
  }, [place])
  return isBlank
}

function hasContent(place: HTMLElement): boolean {
  return (place.firstElementChild?.childElementCount ?? 0) > 0
}

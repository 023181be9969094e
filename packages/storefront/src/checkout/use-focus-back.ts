import { useEffect, useRef, type RefObject } from 'react'

/**
 * A button that cannot be pressed for a while loses the focus; afterwards who pressed it gets it
 * back, unless it has gone elsewhere meanwhile.
 */
export function useFocusBack(isDisabled: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const wasDisabled = useRef(false)
  useEffect(() => {
    const isBack = wasDisabled.current && !isDisabled
    wasDisabled.current = isDisabled
    if (isBack && document.activeElement === document.body) button.current?.focus()
  }, [isDisabled])
  return button
}

import { useEffect, type RefObject } from 'react'

/**
 * While the list is open: a press outside the box dismisses it, even where that does not take the
 * focus, and a press on the list leaves the focus in the field.
 */
export function usePressesAround(
  box: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  isOpen: boolean,
  dismiss: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return
    const off = new AbortController()
    const { signal } = off
    const isIn = (place: HTMLElement | null, target: EventTarget | null) =>
      target instanceof Node && place?.contains(target) === true
    const onPress = ({ target }: Event) => isIn(box.current, target) || dismiss()
    const keepFocus = (event: Event) => {
      const { target } = event
      if (isIn(box.current, target) && !isIn(field.current, target)) event.preventDefault()
    }
    document.addEventListener('pointerdown', onPress, { signal })
    document.addEventListener('mousedown', keepFocus, { signal })
    return () => off.abort()
  })
}

import { useEffect, type RefObject } from 'react'

interface PressesAroundProps {
  readonly box: RefObject<HTMLElement | null>
  readonly field: RefObject<HTMLElement | null>
  readonly onOutside: () => void
}

/**
 * While the list is open: a press outside the box dismisses it, even where that does not take the
 * focus, and a press on the list leaves the focus in the field.
 */
export function PressesAround({ box, field, onOutside }: PressesAroundProps) {
  useEffect(() => {
    const off = new AbortController()
    const { signal } = off
    const isIn = (place: HTMLElement | null, target: EventTarget | null) =>
      target instanceof Node && place?.contains(target) === true
    const onPress = ({ target }: Event) => isIn(box.current, target) || onOutside()
    const keepFocus = (event: Event) => {
      const { target } = event
      if (isIn(box.current, target) && !isIn(field.current, target)) event.preventDefault()
    }
    document.addEventListener('pointerdown', onPress, { signal })
    document.addEventListener('mousedown', keepFocus, { signal })
    return () => off.abort()
  })
  return null
}

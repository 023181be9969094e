import { type HTMLAttributes, type RefObject, useLayoutEffect, useRef } from 'react'

/** A press may shake by as many pixels. */
const SHAKE = 4

/**
 * Lets a mouse drag what is larger than its place, from its middle each time its size changes. A press
 * without a drag is told; fingers, wheel and keys scroll by themselves.
 */
export function useDragToScroll(
  place: RefObject<HTMLElement | null>,
  size: string,
  onPress: () => void,
): Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerDown' | 'onPointerMove' | 'onDragStart' | 'onClick'
> {
  const hasMoved = useRef(false)
  const from = useRef({ x: 0, y: 0 })

  useLayoutEffect(() => {
    const element = place.current
    element?.scrollTo(
      (element.scrollWidth - element.clientWidth) / 2,
      (element.scrollHeight - element.clientHeight) / 2,
    )
  }, [place, size])

  return {
    onPointerDown: ({ clientX, clientY }) => {
      hasMoved.current = false
      from.current = { x: clientX, y: clientY }
    },
    onPointerMove: ({ buttons, clientX, clientY, pointerType }) => {
      if (buttons !== 1 || pointerType !== 'mouse') return
      const { x, y } = from.current
      if (!hasMoved.current && Math.hypot(clientX - x, clientY - y) < SHAKE) return
      hasMoved.current = true
      place.current?.scrollBy(x - clientX, y - clientY)
      from.current = { x: clientX, y: clientY }
    },
    // The browser would carry the picture away instead.
    onDragStart: (event) => event.preventDefault(),
    onClick: () => {
      if (!hasMoved.current) onPress()
    },
  }
}

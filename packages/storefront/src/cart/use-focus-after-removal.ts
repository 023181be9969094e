import { useLayoutEffect, useRef, type RefObject } from 'react'

interface FocusAfterRemoval {
  readonly list: RefObject<HTMLUListElement | null>
  /** Says which line is about to go. */
  readonly leave: (index: number) => void
}

/**
 * Who takes a line out goes on at the one that took its place, or at the last: not at the beginning
 * of the dialog, and not on a button that would take out the next one too.
 */
export function useFocusAfterRemoval(items: readonly unknown[]): FocusAfterRemoval {
  const list = useRef<HTMLUListElement>(null)
  const left = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (left.current === undefined) return
    const lines = list.current?.children
    const next = lines?.item(Math.min(left.current, lines.length - 1))
    if (next instanceof HTMLElement) next.focus()
    left.current = undefined
  }, [items])
  return {
    list,
    leave: (index) => {
      left.current = index
    },
  }
}

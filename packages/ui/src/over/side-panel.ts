import { useSyncExternalStore } from 'react'
import type { Resource } from '../first/resource.ts'

/** Something that slides in from a side: fetched when it is first opened. */
export interface SidePanel<T> {
  readonly open: () => void
  readonly close: () => void
  /** The fetched panel while it is open. */
  readonly useOpen: () => T | undefined
  /** Gives the focus back to where it was, unless it has gone on to a new page meanwhile. */
  readonly returnFocus: () => void
}

/** When the panel cannot be fetched, `instead` shows the same thing another way. */
export function createSidePanel<T>(resource: Resource<T>, instead: () => void): SidePanel<T> {
  const listeners = new Set<() => void>()
  let shown: T | undefined
  let opener: Element | null = null

  function show(next: T | undefined): void {
    shown = next
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    open: () => {
      opener = document.activeElement
      resource.load().then(show, instead)
    },
    close: () => show(undefined),
    useOpen: () =>
      useSyncExternalStore(
        subscribe,
        () => shown,
        () => undefined,
      ),
    returnFocus: () => {
      const { activeElement } = document
      const isFree = activeElement === null || activeElement === document.body
      if (isFree && opener instanceof HTMLElement) opener.focus()
    },
  }
}

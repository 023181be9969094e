import { startTransition, useEffect, useState, type RefObject } from 'react'
import type { Resource } from './resource.ts'
import { aheadWhenIdle, idleInTurn } from './when-idle.ts'

/**
 * A part of the page that may come after the page can be used: undefined until it is fetched. It is
 * asked for when idle, where that is welcome, or as soon as the element is approached, and never put in
 * the place of an element that has the focus.
 */
export function useLate<T extends object>(
  resource: Resource<T>,
  element: RefObject<HTMLElement | null>,
): T | undefined {
  const [part, setPart] = useState(() => resource.peek())
  useEffect(() => {
    const current = element.current
    if (part !== undefined || current === null) return
    const off = new AbortController()
    const { signal } = off
    const place = (arrived: T) =>
      whenUnfocused(current, signal, () => startTransition(() => setPart(() => arrived)))
    // Where it cannot be fetched, what stands there works as well.
    const load = () => void resource.load().then(place, () => undefined)
    const loadInTurn = () =>
      void Promise.all([resource.load(), idleInTurn()]).then(
        ([arrived]) => place(arrived),
        () => undefined,
      )
    const callOff = aheadWhenIdle(loadInTurn)
    current.addEventListener('pointerenter', load, { once: true, signal })
    return () => {
      callOff()
      off.abort()
    }
  }, [resource, element, part])
  return part
}

function whenUnfocused(element: HTMLElement, signal: AbortSignal, run: () => void): void {
  if (signal.aborted) return
  if (!element.contains(document.activeElement)) run()
  else element.addEventListener('focusout', run, { once: true, signal })
}

import { useSyncExternalStore } from 'react'

/**
 * What the prerendered page cannot know, such as the query of its address: `printed` in it and while it is taken over,
 * what is known from then on. Where both are the same, nothing is rendered once more.
 */
export function useUnprinted<T extends string | boolean | null>(known: T, printed: T): T {
  return useSyncExternalStore(
    subscribeToNothing,
    () => known,
    () => printed,
  )
}

export function subscribeToNothing(): () => void {
  return () => undefined
}

import { useSyncExternalStore } from 'react'

/**
 * False in the prerendered page and while it is taken over, true from then on: for what depends on
 * something that the prerendered page cannot know, such as the query of the address.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

function subscribeToNothing(): () => void {
  return () => undefined
}

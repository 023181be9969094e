import { useUnprinted } from './use-unprinted.ts'

/** False in the prerendered page and while it is taken over, true from then on. */
export function useIsHydrated(): boolean {
  return useUnprinted(true, false)
}

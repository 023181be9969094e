import { useLocation } from '../router/place.ts'
import { useUnprinted } from '../page/use-unprinted.ts'

/** Id of the card that the address points to; empty when it points to none. */
export function useTargetId(): string {
  return useUnprinted(useLocation().hash.slice(1), '')
}

import { useLocation } from '../router/place.ts'
import { useIsHydrated } from '../page/use-is-hydrated.ts'

/** Id of the card that the address points to; empty when it points to none. */
export function useTargetId(): string {
  const { hash } = useLocation()
  const isHydrated = useIsHydrated()
  return isHydrated ? hash.slice(1) : ''
}

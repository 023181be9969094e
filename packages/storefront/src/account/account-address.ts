import { useLocation } from '../router/place.ts'
import { paths } from '../paths.ts'

/** Which screen of the account an address names; '' names none. */
export function useAt(): string {
  const { search } = useLocation()
  return new URLSearchParams(search).get('at') ?? ''
}

/** The address of a screen of the account. */
export function accountAddress(at: string): string {
  return `${paths.account}?at=${at}`
}

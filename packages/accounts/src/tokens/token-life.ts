const MINUTE_S = 60

/** For how many seconds an access token holds. */
export function tokenLife(isStaff: boolean): number {
  return (isStaff ? 10 : 60) * MINUTE_S
}

/** Clients keep the key set for ten minutes: a key goes only when nobody can need it any more. */
export const RETIRED_KEY_MS = (10 * MINUTE_S + tokenLife(false)) * 1000

import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000
const LOOK_MS = 5000

/**
 * The minute that began last, as a date that changes with it: what is promised until 2 PM is promised no longer on a
 * page that stays open. Undefined in the prerendered page and while it is taken over.
 */
export function useMinute(): Date | undefined {
  const minute = useSyncExternalStore(subscribe, currentMinute, () => undefined)
  return minute === undefined ? undefined : new Date(minute * MINUTE_MS)
}

function currentMinute(): number | undefined {
  return Math.floor(Date.now() / MINUTE_MS)
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_MS)
  return () => clearInterval(timer)
}

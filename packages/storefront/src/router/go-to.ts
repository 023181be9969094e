import { randomName } from '@millrun/ui/first/random-name'
import type { Arrival } from './place.ts'

interface StepOptions {
  /** The address takes the place of the one in the bar: one step back leaves both. */
  readonly replace?: boolean
  /** Handed over to the page that comes. */
  readonly state?: unknown
}

/** What the browser keeps with an address, through reloads. */
export interface Entry {
  readonly key: string
  readonly state: unknown
}

type Follow = (arrival: Arrival) => void

const followers = new Set<Follow>()

/** Steps to an address of the shop. One that is in the bar already takes its own place. */
export function goTo(address: string, { replace, state = null }: StepOptions = {}): void {
  const { href } = new URL(address, window.location.href)
  const isInPlace = replace ?? href === window.location.href
  if (isInPlace) window.history.replaceState(newEntry(state), '', href)
  else window.history.pushState(newEntry(state), '', href)
  for (const follow of followers) follow(isInPlace ? 'replace' : 'push')
}

/** Tells of each step to another address, by whom it may be. Gives back how to stop. */
export function followSteps(follow: Follow): () => void {
  const onPop = () => follow('pop')
  followers.add(follow)
  window.addEventListener('popstate', onPop)
  return () => {
    followers.delete(follow)
    window.removeEventListener('popstate', onPop)
  }
}

/** An entry of its own for a step. */
export function newEntry(state: unknown): Entry {
  return { key: randomName(), state }
}

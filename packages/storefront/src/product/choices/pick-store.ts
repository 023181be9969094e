import type { Choices } from '@millrun/catalogue/choosing/choices'

/** What of a product is about to be bought. */
export interface Pick {
  readonly choices: Choices
  readonly quantity: number
}

/** What the prerendered page shows. */
export const FIRST_PICK: Pick = { choices: {}, quantity: 1 }

export interface PickStore {
  readonly read: () => Pick
  readonly tell: (pick: Pick) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Tells what comes later to the page of what is picked on it, without either waiting for the other. */
export function createPickStore(): PickStore {
  let pick = FIRST_PICK
  const listeners = new Set<() => void>()
  return {
    read: () => pick,
    tell: (next) => {
      pick = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

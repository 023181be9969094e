import type { Choices } from '@millrun/catalogue/choosing/choices'

/** What of a product is about to be bought. */
export interface Pick {
  readonly choices: Choices
  readonly quantity: number
}

/** What the prerendered page shows. */
export const FIRST_PICK: Pick = { choices: {}, quantity: 1 }

/** Picks another option. */
export type Choose = (change: Choices) => void

export interface PickStore {
  readonly read: () => Pick
  /** Picks for the page, which tells of it. */
  readonly choose: Choose
  readonly hear: (choose: Choose) => void
  readonly tell: (pick: Pick) => void
  /** Adds nothing to the cart as long as `isHeld`, which leads the buyer to what is missing; call what it returns to end that. */
  readonly hold: (isHeld: () => boolean) => () => void
  readonly isHeld: () => boolean
  readonly subscribe: (listener: () => void) => () => void
}

/** Tells what comes later to the page of what is picked on it, without either waiting for the other. */
export function createPickStore(): PickStore {
  let pick = FIRST_PICK
  let choose: Choose | undefined
  let held: (() => boolean) | undefined
  const listeners = new Set<() => void>()
  return {
    read: () => pick,
    choose: (change) => choose?.(change),
    hear: (next) => {
      choose = next
    },
    tell: (next) => {
      pick = next
      for (const listener of listeners) listener()
    },
    hold: (isHeld) => {
      held = isHeld
      return () => {
        held = undefined
      }
    },
    isHeld: () => held?.() ?? false,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

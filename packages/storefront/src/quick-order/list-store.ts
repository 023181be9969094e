const STORAGE_KEY = 'millrun-quick-order'

const listeners = new Set<() => void>()
let typed: string | undefined

/** The list that somebody pastes or types: the same on the page and in the cart, and there again at the next visit. */
export const listStore = {
  read: (): string => (typed ??= saved()),
  write: (text: string): void => {
    typed = text
    try {
      if (text === '') window.localStorage.removeItem(STORAGE_KEY)
      else window.localStorage.setItem(STORAGE_KEY, text)
    } catch {
      // Storage is refused or full: it holds for this visit.
    }
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function saved(): string {
  try {
    return window.localStorage.getItem(STORAGE_KEY) ?? ''
  } catch {
    return ''
  }
}

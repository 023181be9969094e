/** Where something is told to whoever listens; nobody has to. */
export interface Bulletin<T> {
  readonly tell: (news: T) => void
  /** Gives what ends the listening. */
  readonly listen: (listener: (news: T) => void) => () => void
}

export function bulletin<T>(): Bulletin<T> {
  const listeners = new Set<(news: T) => void>()
  return {
    tell(news) {
      for (const listener of listeners) listener(news)
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

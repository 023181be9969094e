import { use } from 'react'

/** Something fetched in a chunk: started once, read at once when it is there, waited for when not. */
export interface Resource<T> {
  readonly load: () => Promise<T>
  /** The value if it has arrived. */
  readonly peek: () => T | undefined
  /** The value; suspends the component that asks until it has arrived, and throws when it cannot. */
  readonly use: () => T
}

/** A failed load is forgotten, so that the next one tries again; a component asks but once. */
export function createResource<T extends object>(fetch: () => Promise<T>): Resource<T> {
  let value: T | undefined
  let pending: Promise<T> | undefined
  let asked: Promise<T> | undefined

  function load(): Promise<T> {
    pending ??= fetch().then(
      (arrived) => (value = arrived),
      (error: unknown) => {
        pending = undefined
        throw error
      },
    )
    return pending
  }

  return {
    load,
    peek: () => value,
    // Who has waited once reads what was waited for, as React wants it.
    use: () => (asked === undefined && value !== undefined ? value : use((asked ??= load()))),
  }
}

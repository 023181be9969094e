import { createContext, type Ref } from 'react'

/** What React Router's links ask for when they are told to fetch ahead, for a shop whose links are not. */
export const FrameworkContext = createContext(undefined)

export function usePrefetchBehavior(): readonly [isPrefetched: false, ref: null, handlers: object] {
  return [false, null, {}]
}

export function mergeRefs<T>(ref: Ref<T>): Ref<T> {
  return ref
}

export function PrefetchPageLinks(): null {
  return null
}

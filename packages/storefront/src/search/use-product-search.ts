import { useEffect, useState } from 'react'
import { productSearch } from './product-search.ts'
import type { FoundProduct } from './create-search.ts'

const DELAY_MS = 300

export interface SearchState {
  readonly status: 'idle' | 'searching' | 'found' | 'failed'
  /** At most 12; none while searching. */
  readonly results: readonly FoundProduct[]
}

const IDLE: SearchState = { status: 'idle', results: [] }

/** What the query finds, 300 ms after it was typed and when the catalogue has arrived. */
export function useProductSearch(query: string): SearchState {
  const [settled, setSettled] = useState<SearchState & { readonly query: string }>({
    ...IDLE,
    query: '',
  })
  useEffect(() => {
    if (query === '') return
    const off = new AbortController()
    const settle = (state: SearchState) => off.signal.aborted || setSettled({ ...state, query })
    const timer = window.setTimeout(() => {
      productSearch.load().then(
        ({ find }) => settle({ status: 'found', results: find(query) }),
        () => settle({ status: 'failed', results: [] }),
      )
    }, DELAY_MS)
    return () => {
      off.abort()
      window.clearTimeout(timer)
    }
  }, [query])
  if (query === '') return IDLE
  return settled.query === query ? settled : { status: 'searching', results: [] }
}

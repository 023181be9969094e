import { useEffect, useState } from 'react'
import type { SearchOutcome } from './create-search.ts'
import { productSearch } from './product-search.ts'

const DELAY_MS = 300

export interface SearchState {
  readonly status: 'idle' | 'searching' | 'found' | 'failed'
  /** Once found. */
  readonly outcome?: SearchOutcome
}

/** What the query finds, 300 ms after it was typed and when the catalogue has arrived. */
export function useProductSearch(query: string, delayMs = DELAY_MS): SearchState {
  const [settled, setSettled] = useState<SearchState & { readonly query: string }>({
    status: 'idle',
    query: '',
  })
  useEffect(() => {
    if (query === '') return
    const off = new AbortController()
    const settle = (state: SearchState) => off.signal.aborted || setSettled({ ...state, query })
    const timer = window.setTimeout(() => {
      productSearch.load().then(
        ({ find }) => settle({ status: 'found', outcome: find(query) }),
        () => settle({ status: 'failed' }),
      )
    }, delayMs)
    return () => {
      off.abort()
      window.clearTimeout(timer)
    }
  }, [query, delayMs])
  if (query === '') return { status: 'idle' }
  return settled.query === query ? settled : { status: 'searching' }
}

import { productSearch } from './product-search.ts'
import type { SearchState } from './use-product-search.ts'

/** The list shows fewer than the search gives. */
export const SHOWN_RESULTS = 8

interface SearchResultsProps {
  readonly listId: string
  readonly query: string
  readonly state: SearchState
  /** Index of the active option, -1 for none. */
  readonly active: number
  readonly onFollow: () => void
}

/** What drops down under the search box. */
export function SearchResults({ state, ...rest }: SearchResultsProps) {
  const { status, results } = state
  const ResultList = productSearch.peek()?.ResultList
  return (
    <div className="absolute top-full right-0 left-0 z-30 mt-3.5 max-h-[calc(100dvh-11rem)] overflow-y-auto overscroll-contain border border-ink bg-paper lg:left-auto lg:mt-5.25 lg:max-h-[min(43rem,calc(100dvh-9rem))] lg:w-[480px]">
      {status === 'searching' && <p className="p-4 text-ink-2">Searching...</p>}
      {status === 'failed' && (
        <p className="p-4 text-ink-2">
          The catalog could not be fetched. Check your connection and type again.
        </p>
      )}
      {status === 'found' && results.length === 0 && (
        <p className="p-4">No products found for "{rest.query}"</p>
      )}
      {ResultList !== undefined && results.length > 0 && (
        <ResultList products={results.slice(0, SHOWN_RESULTS)} {...rest} />
      )}
      {results.length > SHOWN_RESULTS && (
        <p className="border-t border-ink p-4 text-sm text-ink-2">
          Showing first 8 results. Be more specific for better results.
        </p>
      )}
    </div>
  )
}

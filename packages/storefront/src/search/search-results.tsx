import type { RefObject } from 'react'
import type { FoundListProps } from './found-list.tsx'
import { productSearch } from './product-search.ts'
import type { SearchState } from './use-product-search.ts'

interface SearchResultsProps extends Omit<FoundListProps, 'outcome'> {
  readonly state: SearchState
  readonly box: RefObject<HTMLElement | null>
  readonly field: RefObject<HTMLElement | null>
  readonly onOutside: () => void
}

/** What drops down under the search box. */
export function SearchResults({ state: { status, outcome }, ...rest }: SearchResultsProps) {
  const parts = productSearch.peek()
  return (
    <div className="absolute top-full right-0 left-0 z-30 mt-3.5 max-h-[calc(100dvh-11rem)] overflow-y-auto overscroll-contain border border-ink bg-paper lg:left-auto lg:mt-5.25 lg:max-h-[min(43rem,calc(100dvh-9rem))] lg:w-[480px]">
      {status === 'searching' && <p className="p-4 text-ink-2">Searching...</p>}
      {status === 'failed' && (
        <p className="p-4 text-ink-2">
          The catalog could not be fetched. Check your connection and type again.
        </p>
      )}
      {parts !== undefined && <parts.PressesAround {...rest} />}
      {parts !== undefined && outcome !== undefined && (
        <parts.FoundList outcome={outcome} {...rest} />
      )}
    </div>
  )
}

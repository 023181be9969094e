import { Icon } from '@millrun/ui/first/icon.tsx'
import { type RefObject, useId, useRef } from 'react'
import { productSearch } from './product-search.ts'
import { useSearchBox } from './use-search-box.ts'
import type { FoundListProps } from './found-list.tsx'
import type { SearchState } from './use-product-search.ts'

const FIELD =
  'h-11.5 w-full rounded-xs border border-rule-2 bg-field pr-10 pl-3 text-base placeholder:text-ink-2 placeholder:opacity-100 lg:h-10.5 lg:text-[15px]'

/** Finds parts while one types: a combobox whose list holds links. */
export function SearchBox({ className = '' }: { className?: string }) {
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const { setHasFocus, setIsDismissed, ...state } = useSearchBox()
  const { field, search, isOpen } = state

  return (
    <search
      ref={box}
      className={`relative ${className}`}
      onFocus={() => {
        setHasFocus(true)
        setIsDismissed(false)
        void productSearch.load().catch(() => undefined)
      }}
      onBlur={({ relatedTarget }) =>
        setHasFocus(relatedTarget !== null && box.current?.contains(relatedTarget) === true)
      }
    >
      <Field listId={listId} {...state} />
      <Icon
        name="search"
        size={20}
        className="pointer-events-none absolute top-3.25 right-3 lg:top-2.75"
      />
      {isOpen && (
        <SearchResults
          listId={listId}
          query={state.query}
          state={search}
          active={state.active}
          box={box}
          field={field}
          onOutside={() => setIsDismissed(true)}
          onFollow={state.leave}
          onSeeAll={() => field.current?.blur()}
          onEscape={() => {
            field.current?.focus()
            setIsDismissed(true)
          }}
        />
      )}
      <output className="sr-only">
        {isOpen && search.outcome !== undefined
          ? productSearch.peek()?.countText(search.outcome)
          : ''}
      </output>
    </search>
  )
}

type FieldProps = Omit<ReturnType<typeof useSearchBox>, 'setHasFocus' | 'setIsDismissed'> & {
  readonly listId: string
}

function Field({ field, listId, typed, active, hasList, type, onKeyDown }: FieldProps) {
  return (
    <input
      ref={field}
      type="text"
      inputMode="search"
      enterKeyHint="search"
      role="combobox"
      aria-label="Search products"
      aria-expanded={hasList}
      aria-controls={hasList ? listId : undefined}
      aria-autocomplete="list"
      aria-activedescendant={hasList && active >= 0 ? `${listId}-${active}` : undefined}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="Search parts or item no."
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      className={FIELD}
    />
  )
}

interface SearchResultsProps extends Omit<FoundListProps, 'outcome'> {
  readonly state: SearchState
  readonly box: RefObject<HTMLElement | null>
  readonly field: RefObject<HTMLElement | null>
  readonly onOutside: () => void
}

/** What drops down under the search box. */
function SearchResults({ state: { status, outcome }, ...rest }: SearchResultsProps) {
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

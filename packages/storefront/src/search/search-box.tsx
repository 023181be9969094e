import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { Icon } from '../ui/icon.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import type { FoundProduct } from './create-search.ts'
import { productSearch } from './product-search.ts'
import { queryOf } from './search-path.ts'
import { SearchResults } from './search-results.tsx'
import { useProductSearch } from './use-product-search.ts'

/** Finds parts while one types: a combobox whose list holds links. */
export function SearchBox({ className = '' }: { className?: string }) {
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const location = useLocation()
  const here = createPath(location)
  const [typed, setTyped] = useState('')
  const [hasFocus, setHasFocus] = useState(false)
  const [isDismissed, setIsDismissed] = useState(false)
  const [active, setActive] = useState(-1)

  const isHydrated = useIsHydrated()
  const address = isHydrated && location.pathname === paths.search ? queryOf(location.search) : ''
  const [named, setNamed] = useState('')
  if (address !== named) {
    setNamed(address)
    setTyped(address)
  }
  const query = typed.trim()
  const search = useProductSearch(query)
  const shown = search.outcome?.shown ?? []
  const isOpen = hasFocus && query !== '' && !isDismissed
  const hasList = isOpen && shown.length > 0

  useEffect(() => {
    // What was typed before the page came alive.
    setTyped(field.current?.value ?? '')
    setHasFocus(field.current === document.activeElement)
  }, [])

  function type(text: string): void {
    setTyped(text)
    setActive(-1)
    setIsDismissed(false)
  }

  function leave(): void {
    type('')
    field.current?.blur()
  }

  function follow(product: FoundProduct | undefined): void {
    if (product === undefined) return
    leave()
    void navigate(product.href, { replace: product.href === here })
  }

  async function followFirst(): Promise<void> {
    if (search.status === 'found') return follow(shown[Math.max(active, 0)])
    const { find } = await productSearch.load()
    follow(find(query).shown[0])
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') return isOpen ? setIsDismissed(true) : type('')
    if (query === '') return
    if (event.key === 'Enter') return void followFirst().catch(() => undefined)
    const next = productSearch.peek()?.nextOption(event.key, active, shown.length)
    if (next === undefined) return
    event.preventDefault()
    setIsDismissed(false)
    setActive(isOpen ? next : active)
  }

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
        className="h-11.5 w-full rounded-xs border border-rule-2 bg-field pr-10 pl-3 text-base placeholder:text-ink-2 placeholder:opacity-100 lg:h-10.5 lg:text-[15px]"
      />
      <Icon
        name="search"
        size={20}
        className="pointer-events-none absolute top-3.25 right-3 lg:top-2.75"
      />
      {isOpen && (
        <SearchResults
          listId={listId}
          query={query}
          state={search}
          active={active}
          box={box}
          field={field}
          onOutside={() => setIsDismissed(true)}
          onFollow={leave}
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

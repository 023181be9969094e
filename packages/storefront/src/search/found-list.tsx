import { Link } from '../router/link.tsx'
import type { ProductText } from '@millrun/catalogue/product'
import type { SearchOutcome } from './create-search.ts'
import { searchPath } from './search-path.ts'
import { picturePath } from '@millrun/catalogue/pictures/picture-path'
import type { NearWords } from '@millrun/catalogue/search/vocabulary'
import { formatDollars } from '@millrun/commerce/dollars'
import { useEffect, useRef } from 'react'
import { Photograph } from '../pictures/photograph.tsx'
import { MarkedText } from './marked-text.tsx'

export interface FoundListProps {
  readonly listId: string
  readonly query: string
  readonly outcome: SearchOutcome
  /** Index of the active option, -1 for none. */
  readonly active: number
  readonly onFollow: () => void
  readonly onSeeAll: () => void
  /** Closes the list and goes back to the field. */
  readonly onEscape: () => void
}

/** What a query found: the first eight as the options of the search box, and the way to all of them. */
export function FoundList(props: FoundListProps) {
  const { listId, query, outcome, onSeeAll, onEscape } = props
  const { results, shown, count } = outcome
  return (
    <>
      {count === 0 ? (
        <p data-inches className="p-4">
          No products found for "{query}"
        </p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element is the list of a combobox
        <div id={listId} role="listbox" aria-label="Products">
          <Options {...props} />
        </div>
      )}
      {results.length > shown.length && (
        <div className="border-t border-ink text-sm">
          <p className="px-4 pt-4 pb-1 text-ink-2">
            Showing first 8 results. Be more specific for better results.
          </p>
          <Link
            data-inches
            to={searchPath(query)}
            onClick={onSeeAll}
            onKeyDown={({ key }) => key === 'Escape' && onEscape()}
            className="flex min-h-11 items-center px-4 pb-1 font-semibold text-plotter hover:underline"
          >
            See all {count} results for “{query}”
          </Link>
        </div>
      )}
    </>
  )
}

function Options({ outcome, ...rest }: FoundListProps) {
  const matches = outcome.shown.slice(0, outcome.matchCount)
  const near = outcome.shown.slice(matches.length)
  const option = (product: ProductText, index: number) => (
    <ResultOption
      key={product.id}
      id={`${rest.listId}-${index}`}
      product={product}
      isActive={index === rest.active}
      query={rest.query}
      terms={outcome.terms}
      onFollow={rest.onFollow}
    />
  )
  const nearId = `${rest.listId}-near`
  return (
    <>
      {matches.map(option)}
      {near.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options in a list box
        <div role="group" aria-labelledby={nearId}>
          <p
            id={nearId}
            className="border-rule px-4 pt-3 pb-1 text-sm text-ink-2 not-first:border-t"
          >
            Close to what you typed
          </p>
          {near.map((product, index) => option(product, matches.length + index))}
        </div>
      )}
    </>
  )
}

/** What a query found, for those who hear it. */
export function countText({ count, shown }: SearchOutcome): string {
  if (count === 0) return 'No results'
  if (count > shown.length) return `${count} results. A link to all of them follows the list.`
  return count === 1 ? '1 result' : `${count} results`
}

interface ResultOptionProps {
  readonly id: string
  readonly product: ProductText
  readonly query: string
  readonly terms: readonly NearWords[]
  readonly isActive: boolean
  readonly onFollow: () => void
}

/** A product found, as an option of the search box. */
function ResultOption(props: ResultOptionProps) {
  const { id, product, query, terms, isActive, onFollow } = props
  const option = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <Link
      ref={option}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option that is also a link
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={product.href}
      onClick={onFollow}
      className="grid grid-cols-[44px_1fr_auto] items-center gap-x-3.5 border-rule px-4 py-2 no-underline not-first:border-t hover:bg-paper-2 aria-selected:bg-paper-2 aria-selected:shadow-[inset_2px_0_var(--color-plotter)]"
    >
      <Photograph src={picturePath(product.id)} sizes="44px" className="h-14 w-11 object-contain" />
      <span className="min-w-0">
        <span className="block font-serif text-[17px] leading-snug">
          <MarkedText text={product.title} query={query} terms={terms} />
        </span>
        <span className="block text-sm text-ink-2">
          {product.itemNumber} · {product.category}
        </span>
      </span>
      <span className="font-semibold">{formatDollars(product.priceCents)}</span>
    </Link>
  )
}

import { picturePath } from '@millrun/catalogue/picture-path'
import { formatDollars } from '@millrun/commerce/dollars'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Photograph } from '../ui/photograph.tsx'
import type { FoundProduct } from './create-search.ts'
import { markWords } from './mark-words.ts'

interface ResultListProps {
  readonly listId: string
  readonly query: string
  readonly products: readonly FoundProduct[]
  /** Index of the active option, -1 for none. */
  readonly active: number
  readonly onFollow: () => void
}

/** The products found, as the options of the search box. */
export function ResultList({ listId, products, active, ...rest }: ResultListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element is the list of a combobox
    <div id={listId} role="listbox" aria-label="Products">
      {products.map((product, index) => (
        <Result
          key={product.id}
          id={`${listId}-${index}`}
          product={product}
          isActive={index === active}
          {...rest}
        />
      ))}
    </div>
  )
}

interface ResultProps {
  readonly id: string
  readonly product: FoundProduct
  readonly query: string
  readonly isActive: boolean
  readonly onFollow: () => void
}

function Result({ id, product, query, isActive, onFollow }: ResultProps) {
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
          {markWords(product.title, query).map((piece) =>
            piece.isMatch ? (
              <mark key={piece.start} className="bg-transparent font-semibold text-ink">
                {piece.text}
              </mark>
            ) : (
              piece.text
            ),
          )}
        </span>
        <span className="block text-sm text-ink-2">
          {product.itemNumber} · {product.category}
        </span>
      </span>
      <span className="font-semibold">{formatDollars(product.priceCents)}</span>
    </Link>
  )
}

import { picturePath } from '@millrun/catalogue/picture-path'
import type { NearWords } from '@millrun/catalogue/search/vocabulary'
import { formatDollars } from '@millrun/commerce/dollars'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Photograph } from '../ui/photograph.tsx'
import type { FoundProduct } from './create-search.ts'
import { MarkedText } from './marked-text.tsx'

interface ResultOptionProps {
  readonly id: string
  readonly product: FoundProduct
  readonly query: string
  readonly terms: readonly NearWords[]
  readonly isActive: boolean
  readonly onFollow: () => void
}

/** A product found, as an option of the search box. */
export function ResultOption(props: ResultOptionProps) {
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

import type { SearchOutcome } from './create-search.ts'
import { GalleryLinks } from './gallery-links.tsx'
import { useProductSearch } from './use-product-search.ts'
import { picturePath } from '@millrun/catalogue/pictures/picture-path'
import type { ProductText } from '@millrun/catalogue/product'
import type { NearWords } from '@millrun/catalogue/search/vocabulary'
import { useCallback, useMemo } from 'react'
import { Link } from '../router/link.tsx'
import { Badge } from '@millrun/ui/first/badge.tsx'
import { Measures } from '../text/measures.tsx'
import { LongList, type ListPlace, placed } from '../long-list/long-list.tsx'
import { Photograph } from '../pictures/photograph.tsx'
import { Price } from '../page/price.tsx'
import { MarkedText } from './marked-text.tsx'
import { PhoneLink } from '../text/reach-links.tsx'

/** Everything that a query finds: what holds all of it, what holds some of it, what is close to it. */
export function AllResults({ query }: { query: string }) {
  const { status, outcome } = useProductSearch(query, 0)
  return (
    <>
      <h1 data-inches className="title-part text-balance wrap-anywhere lg:text-[44px]">
        Results for “{query}”
      </h1>
      <div data-inches aria-live="polite" className="mt-2 max-w-[60ch] text-ink-2">
        {status === 'failed' ? (
          <p>The catalog could not be fetched. Check your connection and load the page again.</p>
        ) : (
          <p>{outcome === undefined ? 'Searching...' : countText(outcome, query)}</p>
        )}
      </div>
      {outcome?.count === 0 && <WhatElse />}
      {outcome !== undefined && outcome.count > 0 && <Groups query={query} outcome={outcome} />}
    </>
  )
}

function countText({ count, matchCount }: SearchOutcome, query: string): string {
  if (count === 0) return `No products found for "${query}"`
  if (matchCount === 0) return `No part is called “${query}”. Perhaps you mean one of these.`
  return count === 1 ? '1 part' : `${count} parts`
}

interface GroupsProps {
  readonly query: string
  readonly outcome: SearchOutcome
}

function Groups({ query, outcome }: GroupsProps) {
  const { matches, wholeCount, near, terms } = useMemo(() => outcome.all(), [outcome])
  const groups: readonly (readonly [heading: string, products: readonly ProductText[]])[] = [
    ['All of what you typed', matches.slice(0, wholeCount)],
    ['Some of the words you typed', matches.slice(wholeCount)],
    ['Close to what you typed', near],
  ]
  return groups
    .filter(([, products]) => products.length > 0)
    .map(([heading, products]) => (
      <section key={heading} aria-label={heading} className="mt-8">
        <h2 className="border-b border-ink pb-2 font-serif text-xl">
          {heading} <span className="text-base text-ink-2">{products.length}</span>
        </h2>
        <ResultRows products={products} query={query} terms={terms} />
      </section>
    ))
}

function WhatElse() {
  return (
    <>
      <ul className="mt-4 max-w-[60ch] list-disc pl-5">
        <li>Use fewer words: “basket baluster” instead of a whole sentence.</li>
        <li data-inches>Try a size, such as 1/2" or 12 ft, or an item number, such as M-399.</li>
        <li>
          Or ask us: <PhoneLink />.
        </li>
      </ul>
      <GalleryLinks />
    </>
  )
}

interface ResultRowsProps {
  readonly products: readonly ProductText[]
  readonly query: string
  readonly terms: readonly NearWords[]
}

/** Products found, a row each that leads where search leads. */
function ResultRows({ products, query, terms }: ResultRowsProps) {
  const rowOf = useCallback(
    (product: ProductText, _: number, place: ListPlace | undefined) => (
      <ResultRow key={product.id} product={product} place={place} query={query} terms={terms} />
    ),
    [query, terms],
  )
  return (
    <LongList box="ul" className="lg:grid lg:grid-cols-2 lg:gap-x-10" items={products}>
      {rowOf}
    </LongList>
  )
}

interface ResultRowProps extends Pick<ResultRowsProps, 'query' | 'terms'> {
  readonly product: ProductText
  readonly place: ListPlace | undefined
}

function ResultRow({ product, place, query, terms }: ResultRowProps) {
  return (
    <li
      {...placed(place)}
      className="group relative grid grid-cols-[84px_1fr] gap-x-4 border-b border-rule py-3"
    >
      <Photograph src={picturePath(product.id)} sizes="84px" className="h-28 w-21 object-contain" />
      <div className="min-w-0 self-center">
        <h3 className="title-card">
          <Link
            to={product.href}
            className="no-underline group-hover:underline after:absolute after:inset-0"
          >
            <MarkedText text={product.title} query={query} terms={terms} />
          </Link>
        </h3>
        <p className="mt-1 text-sm text-ink-2">
          {product.itemNumber} · {product.category}
        </p>
        <p className="text-sm text-ink-2">
          <Measures text={product.dimensions} />
        </p>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3">
          <Price cents={product.priceCents} originalCents={product.originalCents} />
          {!product.inStock && <Badge>Out of Stock</Badge>}
        </div>
      </div>
    </li>
  )
}

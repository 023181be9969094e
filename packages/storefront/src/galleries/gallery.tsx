import type { ProductText } from '@millrun/catalogue/product'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useLateCards } from './use-late-cards.ts'
import { ProductCard, type CardWords } from './card/product-card.tsx'
import type { Picked } from './filters/facet.ts'
import { FilterBadges } from './filters/filter-badges.tsx'
import { filterPanel } from './filters/filter-chunk.ts'
import { FilterPanel } from './filters/filter-panel.tsx'
import { GalleryBar } from './gallery-bar.tsx'
import {
  type GalleryRules,
  type GalleryView,
  hiddenCount,
  unfiltered,
  viewedProducts,
  type Viewing,
} from './gallery-view.ts'
import type { ListWords } from './order-pad/pad-words.ts'
import { PadList } from './order-pad/pad-list.tsx'
import { priceRange } from './price-range.ts'
import { ShownCount } from './shown-count.tsx'
import { useGalleryView } from './use-gallery-view.ts'
import { useTargetId } from './use-target-id.ts'
import { Button } from '@millrun/ui/first/button.tsx'

interface GalleryProps<P extends ProductText> {
  readonly rules: GalleryRules<P>
  readonly products: readonly P[]
  /** What the cards of this gallery say beyond name, price and features. */
  readonly card?: ((product: P, picked: Picked) => CardWords) | undefined
  readonly list: ListWords<P>
  /** Below the filters. */
  readonly aside?: ReactNode
}

/** As many cards as are in sight at once on a phone, and no more than a wide first row has. */
const FIRST_ROW = 4

/** Products under filters, in an order, as a grid or a list. */
export function Gallery<P extends ProductText>(props: GalleryProps<P>) {
  const { rules, products, card, list, aside } = props
  const [view, show] = useGalleryView(rules)
  const { results, toTop } = useResults()
  const sheet = filterPanel.useOpen()
  const targetId = useTargetId()
  const shown = useMemo(() => viewedProducts(rules, products, view), [rules, products, view])
  useEffect(() => filterPanel.close, [])

  function onView(next: GalleryView): void {
    show(next)
    toTop()
  }

  const asked = { rules, products, view, onView }
  return (
    <div>
      <GalleryBar sorts={rules.sorts} view={view} onView={onView}>
        <ShownCount
          count={`Showing ${shown.length} of ${products.length} products`}
          range={priceRange(shown)}
          {...asked}
        />
      </GalleryBar>
      {sheet !== undefined && <sheet.FilterSheet {...asked} />}
      <div className="lg:grid lg:grid-cols-[220px_1fr]">
        <aside
          aria-label="Filters"
          className="hidden lg:sticky lg:top-0 lg:block lg:max-h-dvh lg:self-start lg:overflow-y-auto lg:mask-b-from-[calc(100%-1.75rem)] lg:py-4 lg:pr-4"
        >
          <FilterPanel {...asked} />
          {aside}
        </aside>
        <div ref={results} className="min-w-0 [overflow-anchor:none] lg:border-l lg:border-rule">
          <FilterBadges rules={rules} view={view} onView={onView} />
          {shown.length === 0 && (
            <GalleryEmpty
              view={view}
              onView={onView}
              outOfStockCount={hiddenCount(rules, products, view)}
            />
          )}
          {shown.length > 0 && view.layout === 'grid' && (
            <Cards shown={shown} picked={view.picked} targetId={targetId} card={card} />
          )}
          {view.layout === 'list' && (
            <PadList products={products} shown={shown} words={list} targetId={targetId} />
          )}
        </div>
      </div>
    </div>
  )
}

/** Who is deep in the results starts at the top of the new ones. */
function useResults() {
  const results = useRef<HTMLDivElement>(null)
  function toTop(): void {
    const place = results.current
    if (place !== null && place.getBoundingClientRect().top < 0) {
      place.scrollIntoView({ behavior: 'instant', block: 'start' })
    }
  }
  return { results, toTop }
}

interface CardsProps<P extends ProductText> extends Pick<GalleryProps<P>, 'card'> {
  readonly shown: readonly P[]
  readonly picked: Picked
  readonly targetId: string
}

function Cards<P extends ProductText>({ shown, picked, targetId, card }: CardsProps<P>) {
  const lateCards = useLateCards()
  // Kept, because the page renders once more as soon as it knows its address.
  const cards = useMemo(
    () =>
      shown.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          isTarget={product.id === targetId}
          isFirst={index < FIRST_ROW}
          {...card?.(product, picked)}
        />
      )),
    [shown, picked, targetId, card],
  )
  return (
    <ul
      className={`grid grid-cols-2 overflow-clip border-b border-ink max-md:-mx-3 md:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-5 ${lateCards}`}
    >
      {cards}
    </ul>
  )
}

interface GalleryEmptyProps extends Pick<Viewing<ProductText>, 'view' | 'onView'> {
  /** How many would match if those out of stock were shown. */
  readonly outOfStockCount: number
}

/** Nothing matches: what to do about it. */
function GalleryEmpty({ view, onView, outOfStockCount }: GalleryEmptyProps) {
  return (
    <div className="py-16 lg:px-5 lg:py-24">
      <h2 className="title-part">Nothing matches all of these filters</h2>
      <p className="mt-3 max-w-[48ch] text-ink-2">
        Take one of them out above, or start over with every product.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => onView(unfiltered(view))}>Clear All Filters</Button>
        {outOfStockCount > 0 && (
          <Button look="outline" onClick={() => onView({ ...view, showsOutOfStock: true })}>
            Show {outOfStockCount} out of stock
          </Button>
        )}
      </div>
    </div>
  )
}

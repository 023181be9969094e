import type { ProductText } from '@millrun/catalogue/product'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useIsArriving } from '../ui/use-is-arriving.ts'
import { ProductCard, type CardWords } from './card/product-card.tsx'
import type { Picked } from './filters/facet.ts'
import { FilterBadges } from './filters/filter-badges.tsx'
import { filterPanel } from './filters/filter-chunk.ts'
import { FilterPanel } from './filters/filter-panel.tsx'
import { GalleryBar } from './gallery-bar.tsx'
import { GalleryEmpty } from './gallery-empty.tsx'
import { hiddenCount, viewedProducts, type GalleryRules, type GalleryView } from './gallery-view.ts'
import type { ListWords } from './list/list-words.ts'
import { OrderList } from './list/order-list.tsx'
import { priceRange } from './price-range.ts'
import { ShownCount } from './shown-count.tsx'
import { useGalleryView } from './use-gallery-view.ts'
import { useTargetId } from './use-target-id.ts'

interface GalleryProps<P extends ProductText> {
  readonly rules: GalleryRules<P>
  readonly products: readonly P[]
  /** What the cards of this gallery say beyond name, price and features. */
  readonly card?: (product: P, picked: Picked) => CardWords
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
  const results = useRef<HTMLDivElement>(null)
  const sheet = filterPanel.useOpen()
  const isArriving = useIsArriving()
  const targetId = useTargetId()
  const shown = useMemo(() => viewedProducts(rules, products, view), [rules, products, view])
  // Kept, because the page renders once more as soon as it knows its address.
  const cards = useMemo(
    () =>
      view.layout === 'grid' &&
      shown.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          isTarget={product.id === targetId}
          isFirst={index < FIRST_ROW}
          {...card?.(product, view.picked)}
        />
      )),
    [shown, view.layout, view.picked, targetId, card],
  )
  useEffect(() => filterPanel.close, [])

  /** Who is deep in the results starts at the top of the new ones. */
  function onView(next: GalleryView): void {
    show(next)
    const place = results.current
    if (place !== null && place.getBoundingClientRect().top < 0) {
      place.scrollIntoView({ behavior: 'instant', block: 'start' })
    }
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
          {shown.length > 0 && cards !== false && (
            <ul
              className={`grid grid-cols-2 overflow-clip border-b border-ink max-md:-mx-3 md:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-5 ${isArriving ? 'late-cards' : ''}`}
            >
              {cards}
            </ul>
          )}
          {view.layout === 'list' && (
            <OrderList products={products} shown={shown} words={list} targetId={targetId} />
          )}
        </div>
      </div>
    </div>
  )
}

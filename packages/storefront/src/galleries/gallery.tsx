import type { ProductText } from '@millrun/catalogue/product'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { FilterBadges } from './filter-badges.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { GalleryBar } from './gallery-bar.tsx'
import { GalleryEmpty } from './gallery-empty.tsx'
import { viewedProducts, type GalleryRules, type GalleryView } from './gallery-view.ts'
import { priceRange } from './price-range.ts'
import { ProductCard, type CardWords } from './product-card.tsx'
import { useGalleryView } from './use-gallery-view.ts'
import { useIsArriving } from '../ui/use-is-arriving.ts'
import { useTargetId } from './use-target-id.ts'

interface GalleryProps<P extends ProductText> {
  readonly rules: GalleryRules<P>
  readonly products: readonly P[]
  /** What the cards of this gallery say beyond name, price and features. */
  readonly card?: (product: P) => CardWords
  /** Below the filters. */
  readonly aside?: ReactNode
}

/** As many cards as the widest grid has in its first row. */
const FIRST_ROW = 3
const PANEL_ID = 'filters'

/** Products under filters, in an order, as a grid or a list. */
export function Gallery<P extends ProductText>({ rules, products, card, aside }: GalleryProps<P>) {
  const [view, show] = useGalleryView(rules)
  const results = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isArriving = useIsArriving()
  const targetId = useTargetId()
  const shown = useMemo(() => viewedProducts(rules, products, view), [rules, products, view])
  // Kept, because the page renders once more as soon as it knows its address.
  const cards = useMemo(
    () =>
      shown.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          layout={view.layout}
          isTarget={product.id === targetId}
          isFirst={index < FIRST_ROW}
          {...card?.(product)}
        />
      )),
    [shown, view.layout, targetId, card],
  )

  /** Who is deep in the results starts at the top of the new ones. */
  function onView(next: GalleryView): void {
    show(next)
    const top = results.current?.getBoundingClientRect().top ?? 0
    if (top < 0) window.scrollBy({ top, behavior: 'instant' })
  }

  return (
    <>
      <GalleryBar
        count={`Showing ${shown.length} of ${products.length} products`}
        range={priceRange(shown)}
        sorts={rules.sorts}
        view={view}
        onView={onView}
        filters={{ panelId: PANEL_ID, isOpen, toggle: () => setOpen(!isOpen) }}
      />
      <div className="lg:grid lg:grid-cols-[252px_1fr]">
        <aside
          id={PANEL_ID}
          aria-label="Filters"
          className={`border-b border-ink py-6 lg:sticky lg:top-0 lg:block lg:max-h-dvh lg:self-start lg:overflow-y-auto lg:border-0 lg:mask-b-from-[calc(100%-1.75rem)] lg:py-7 lg:pr-6 ${isOpen ? '' : 'hidden'}`}
        >
          <FilterPanel rules={rules} products={products} view={view} onView={onView} />
          {aside}
          <Button className="mt-4 w-full lg:hidden" onClick={() => setOpen(false)}>
            Show {shown.length} products
          </Button>
        </aside>
        <div ref={results} className="min-w-0 [overflow-anchor:none] lg:border-l lg:border-rule">
          <FilterBadges rules={rules} view={view} onView={onView} />
          {shown.length === 0 ? (
            <GalleryEmpty
              view={view}
              onView={onView}
              outOfStockCount={
                viewedProducts(rules, products, { ...view, showsOutOfStock: true }).length
              }
            />
          ) : (
            <ul
              className={`grid grid-cols-2 overflow-clip border-b border-ink max-md:-mx-3 md:grid-cols-3 ${isArriving && view.layout === 'grid' ? 'late-cards' : ''}`}
            >
              {cards}
            </ul>
          )}
        </div>
      </div>
    </>
  )
}

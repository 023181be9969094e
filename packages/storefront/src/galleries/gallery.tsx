import type { ProductText } from '@millrun/catalogue/product'
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { isLongList } from '../long-list/long-list.tsx'
import { Cards } from './cards.tsx'
import type { CardWords } from './card/product-card.tsx'
import type { Picked } from './filters/facet.ts'
import { FilterBadges } from './filters/filter-badges.tsx'
import { filterPanel } from './filters/filter-chunk.ts'
import { FilterPanel } from './filters/filter-panel.tsx'
import { GalleryBar } from './gallery-bar.tsx'
import {
  type GalleryRules,
  type GalleryView,
  hiddenCount,
  orderedProducts,
  passingProducts,
  standsInGallery,
  unfiltered,
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
  /** All of its family. */
  readonly products: readonly P[]
  /** What the cards of this gallery say beyond name, price and features. */
  readonly card?: ((product: P, picked: Picked) => CardWords) | undefined
  readonly list: ListWords<P>
  /** Below the filters. */
  readonly aside?: ReactNode
}

const GRID = 'grid-cols-2 md:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-5'

const NOTHING_MORE = {}

/** Products under filters, in an order, as a grid or a list. */
export function Gallery<P extends ProductText>(props: GalleryProps<P>) {
  const { rules, card, list, aside } = props
  const products = useMemo(() => props.products.filter(standsInGallery), [props.products])
  const [view, show] = useGalleryView(rules)
  const { results, toTop } = useResults()
  const sheet = filterPanel.useOpen()
  const targetId = useTargetId()
  const { sort, picked } = view
  const ordered = useMemo(() => orderedProducts(rules, products, sort), [rules, products, sort])
  const shown = useMemo(() => passingProducts(rules, ordered, view), [rules, ordered, view])
  const cardOf = useCallback((one: P) => card?.(one, picked) ?? NOTHING_MORE, [card, picked])
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
        <div
          ref={results}
          className={`min-w-0 lg:border-l lg:border-rule ${isLongList(products) ? '' : '[overflow-anchor:none]'}`}
        >
          <FilterBadges rules={rules} view={view} onView={onView} />
          {shown.length === 0 && (
            <GalleryEmpty
              view={view}
              onView={onView}
              outOfStockCount={hiddenCount(rules, products, view)}
            />
          )}
          {shown.length > 0 && view.layout === 'grid' && (
            <Cards shown={shown} grid={GRID} targetId={targetId} card={cardOf} />
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

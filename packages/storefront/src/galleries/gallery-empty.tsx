import { Button } from '../ui/button.tsx'
import { unfiltered, type GalleryView } from './gallery-view.ts'

interface GalleryEmptyProps {
  readonly view: GalleryView
  readonly onView: (view: GalleryView) => void
  /** How many would match if those out of stock were shown. */
  readonly outOfStockCount: number
}

/** Nothing matches: what to do about it. */
export function GalleryEmpty({ view, onView, outOfStockCount }: GalleryEmptyProps) {
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

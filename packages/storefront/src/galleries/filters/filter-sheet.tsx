import { Radio } from '@millrun/ui/fields/radio.tsx'
import { Button } from '@millrun/ui/first/button.tsx'
import { Drawer } from '@millrun/ui/over/drawer.tsx'
import {
  filterCount,
  type Stocked,
  unfiltered,
  passingProducts,
  type Viewing,
} from '../gallery-view.ts'
import { filterPanel } from './filter-chunk.ts'
import { FilterPanel } from './filter-panel.tsx'

/** Order and filters in a sheet from the lower edge; what they lead to is counted on its button. */
export function FilterSheet<P extends Stocked>(props: Viewing<P>) {
  const { rules, products, view, onView } = props
  const shown = passingProducts(rules, products, view).length
  return (
    <Drawer
      side="bottom"
      title="Filter and sort"
      onClose={filterPanel.close}
      returnFocus={filterPanel.returnFocus}
      footer={
        <footer className="flex shrink-0 flex-wrap gap-2 border-t border-ink px-5 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))]">
          <Button
            look="outline"
            className="px-3! text-[15px]"
            disabled={filterCount(view) === 0}
            onClick={() => onView(unfiltered(view))}
          >
            Clear All Filters
          </Button>
          <Button className="grow px-3! text-[15px]" onClick={filterPanel.close}>
            <span aria-live="polite">
              Show {shown} {shown === 1 ? 'product' : 'products'}
            </span>
          </Button>
        </footer>
      }
    >
      <div className="grow overflow-y-auto overscroll-contain px-5 py-4">
        <SortChoice {...props} />
        <FilterPanel {...props} />
      </div>
    </Drawer>
  )
}

function SortChoice<P extends Stocked>({ rules, view, onView }: Viewing<P>) {
  return (
    <fieldset className="border-b border-rule pb-4">
      <legend className="mb-1 font-serif text-lg leading-tight">Sort</legend>
      <div className="grid grid-cols-2 gap-x-4">
        {rules.sorts.map(({ id, name }) => (
          <label key={id} className="flex min-h-11 cursor-pointer items-center gap-2.5 text-[15px]">
            <Radio
              name="sheet-sort"
              checked={view.sort === id}
              onChange={() => onView({ ...view, sort: id })}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

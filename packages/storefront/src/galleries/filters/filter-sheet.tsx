import { Dialog } from 'radix-ui'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { filterCount, unfiltered, viewedProducts } from '../gallery-view.ts'
import { filterPanel } from './filter-chunk.ts'
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx'

interface Stocked {
  readonly inStock: boolean
}

/** Order and filters in a sheet from the lower edge; what they lead to is counted on its button. */
export function FilterSheet<P extends Stocked>(props: FilterPanelProps<P>) {
  const { rules, products, view, onView } = props
  const shown = viewedProducts(rules, products, view).length
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || filterPanel.close()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade-in bg-ink/45" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            filterPanel.returnFocus()
          }}
          className="fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[88dvh] max-w-160 flex-col border-t border-ink bg-paper transition-transform duration-220 ease-out starting:translate-y-full"
        >
          <header className="mx-5 flex min-h-14 shrink-0 items-center border-b border-ink">
            <Dialog.Title className="title-card">Filter and sort</Dialog.Title>
            <Dialog.Close
              aria-label="Close"
              className="-mr-3 ml-auto grid size-11 cursor-pointer place-items-center"
            >
              <Icon name="close" />
            </Dialog.Close>
          </header>
          <div className="grow overflow-y-auto overscroll-contain px-5 py-4">
            <SortChoice {...props} />
            <FilterPanel {...props} />
          </div>
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
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function SortChoice<P extends Stocked>({ rules, view, onView }: FilterPanelProps<P>) {
  return (
    <fieldset className="border-b border-rule pb-4">
      <legend className="mb-1 font-serif text-lg leading-tight">Sort</legend>
      <div className="grid grid-cols-2 gap-x-4">
        {rules.sorts.map(({ id, name }) => (
          <label key={id} className="flex min-h-11 cursor-pointer items-center gap-2.5 text-[15px]">
            <input
              type="radio"
              name="sheet-sort"
              checked={view.sort === id}
              onChange={() => onView({ ...view, sort: id })}
              className="size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-rule-2 bg-field checked:border-6 checked:border-iron"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

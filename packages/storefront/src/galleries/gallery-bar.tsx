import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Select } from '../ui/select.tsx'
import { LateTooltip, LateTooltipProvider } from '../ui/tooltip/late-tooltip.tsx'
import type { GalleryView, SortOrder } from './gallery-view.ts'

interface GalleryBarProps<P> {
  /** `Showing 12 of 64 products`. */
  readonly count: string
  /** Prices of what is shown; empty when nothing is. */
  readonly range: string
  readonly sorts: readonly SortOrder<P>[]
  readonly view: GalleryView
  readonly onView: (view: GalleryView) => void
  /** The button that opens the filters where they are folded away. */
  readonly filters: {
    readonly panelId: string
    readonly isOpen: boolean
    readonly toggle: () => void
  }
}

/** How many are shown, in which order and how. */
export function GalleryBar<P>({ count, range, sorts, view, onView, filters }: GalleryBarProps<P>) {
  const options = sorts.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className="grid grid-cols-[auto_1fr_auto] items-center gap-2.5 border-t border-b border-t-ink border-b-rule py-3 lg:flex lg:h-16 lg:gap-5 lg:py-0">
      <output className="col-span-3 mr-auto text-sm lg:text-[15px]">
        {count}
        {range !== '' && <span className="text-ink-2"> · {range}</span>}
      </output>
      <Button
        look="outline"
        className="h-11! px-4! text-[15px] lg:hidden"
        aria-expanded={filters.isOpen}
        aria-controls={filters.panelId}
        onClick={filters.toggle}
      >
        <Icon name="filter" size={20} />
        Filters
      </Button>
      <div className="flex min-w-0 items-center gap-2.5">
        <span id="sort-label" className="text-[15px] max-lg:sr-only">
          Sort
        </span>
        <div className="min-w-0 flex-1 lg:w-52.5">
          <Select
            id="sort"
            labelledBy="sort-label"
            size="bar"
            value={view.sort}
            options={options}
            onChange={(sort) => onView({ ...view, sort })}
          />
        </div>
      </div>
      <LayoutToggle view={view} onView={onView} />
    </div>
  )
}

const LAYOUTS = [
  { layout: 'grid', label: 'Grid' },
  { layout: 'list', label: 'List' },
] as const

function LayoutToggle({ view, onView }: Pick<GalleryBarProps<never>, 'view' | 'onView'>) {
  return (
    <div className="flex rounded-xs border border-rule-2">
      <LateTooltipProvider>
        {LAYOUTS.map(({ layout, label }) => (
          <LateTooltip key={layout} text={label}>
            <button
              type="button"
              aria-label={label}
              aria-pressed={view.layout === layout}
              onClick={() => onView({ ...view, layout })}
              className="grid h-10.5 w-10.5 cursor-pointer place-items-center aria-pressed:bg-iron aria-pressed:text-paper lg:h-9.5"
            >
              <Icon name={layout} size={18} />
            </button>
          </LateTooltip>
        ))}
      </LateTooltipProvider>
    </div>
  )
}

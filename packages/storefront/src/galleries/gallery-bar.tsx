import type { ReactNode } from 'react'
import { Icon } from '@millrun/ui/first/icon.tsx'
import { Select } from '@millrun/ui/first/select.tsx'
import { filterPanel } from './filters/filter-chunk.ts'
import { filterCount, type SortOrder, type Viewing } from './gallery-view.ts'
import { LayoutToggle } from './layout-toggle.tsx'

interface GalleryBarProps<P> extends Pick<Viewing<P>, 'view' | 'onView'> {
  /** How many are shown, and why not all. */
  readonly children: ReactNode
  readonly sorts: readonly SortOrder<P>[]
}

/**
 * How many are shown, in which order and how. On a narrow screen filters and order are in a sheet, and
 * the way to it stays in sight.
 */
export function GalleryBar<P>({ children, sorts, view, onView }: GalleryBarProps<P>) {
  const count = filterCount(view)
  return (
    <div className="contents border-t border-b border-t-ink border-b-rule lg:flex lg:min-h-14 lg:items-center lg:gap-5">
      <div className="flex flex-wrap items-center gap-x-4 border-t border-ink py-1.5 text-sm lg:mr-auto lg:border-0 lg:text-[15px]">
        {children}
      </div>
      <div className="gallery-bar sticky top-0 z-10 -mx-5 flex items-center gap-2 border-y border-rule bg-paper px-5 py-1.5 md:-mx-8 md:px-8 lg:static lg:mx-0 lg:gap-5 lg:border-0 lg:p-0">
        <Opener icon="filter">Filter{count > 0 && ` (${count} active)`}</Opener>
        <Opener icon="sort">Sort</Opener>
        <div className="hidden items-center gap-2.5 lg:flex">
          <span id="sort-label" className="text-[15px]">
            Sort
          </span>
          <div className="w-52.5">
            <Select
              id="sort"
              labelledBy="sort-label"
              size="bar"
              value={view.sort}
              options={sorts.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(sort) => onView({ ...view, sort })}
            />
          </div>
        </div>
        <LayoutToggle view={view} onView={onView} />
      </div>
    </div>
  )
}

/** Opens the sheet with filters and order, on a narrow screen. */
function Opener({ icon, children }: { icon: 'filter' | 'sort'; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => filterPanel.open()}
      className="inline-flex h-11 grow cursor-pointer items-center justify-center gap-2 rounded-xs border border-iron bg-paper px-3 text-[15px] font-medium whitespace-nowrap hover:bg-paper-2 lg:hidden"
    >
      <Icon name={icon} size={20} />
      {children}
    </button>
  )
}

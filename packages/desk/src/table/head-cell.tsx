import { Icon } from '@millrun/ui/first/icon.tsx'
import type { Column } from './column.ts'
import type { RowOrder } from './use-sorted-rows.ts'

interface HeadCellProps<R> {
  readonly column: Column<R>
  readonly order: RowOrder | undefined
  readonly onOrder: (order: RowOrder | undefined) => void
}

/** The head of a column; where the rows can be put in its order, a button: up, down, and as they came. */
export function HeadCell<R>({ column, order, onOrder }: HeadCellProps<R>) {
  const { id, head, sortBy, isNumber = false } = column
  const own = order?.id === id ? order : undefined
  const place = isNumber ? 'text-right' : ''
  if (sortBy === undefined) {
    return (
      <th scope="col" className={`py-2.5 pr-5 font-medium text-ink-2 last:pr-0 ${place}`}>
        {head}
      </th>
    )
  }
  return (
    <th
      scope="col"
      aria-sort={own && (own.isDescending ? 'descending' : 'ascending')}
      className={`pr-5 font-medium text-ink-2 last:pr-0 ${place}`}
    >
      <button
        type="button"
        onClick={() => onOrder(nextOrder(id, own))}
        className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 hover:text-ink hover:underline"
      >
        {head}
        <Icon
          name={own === undefined ? 'sort' : 'chevron-down'}
          size={16}
          className={own?.isDescending === false ? 'rotate-180' : ''}
        />
      </button>
    </th>
  )
}

function nextOrder(id: string, own: RowOrder | undefined): RowOrder | undefined {
  if (own === undefined) return { id, isDescending: false }
  return own.isDescending ? undefined : { id, isDescending: true }
}

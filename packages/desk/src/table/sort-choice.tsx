import type { Column } from './column.ts'
import type { RowOrder } from './use-sorted-rows.ts'

interface SortChoiceProps<R> {
  readonly className: string
  readonly columns: readonly Column<R>[]
  readonly order: RowOrder | undefined
  readonly onOrder: (order: RowOrder | undefined) => void
}

/** On a narrow screen, where a table has no heads to press: the orders that its rows can be put in. */
export function SortChoice<R>({ className, columns, order, onOrder }: SortChoiceProps<R>) {
  const sortable = columns.filter(({ sortBy }) => sortBy !== undefined)
  if (sortable.length === 0) return null
  const orders = sortable.flatMap(({ id, head }) => [
    { id, isDescending: false, name: `${head}, upwards` },
    { id, isDescending: true, name: `${head}, downwards` },
  ])
  const chosen = orders.findIndex(
    ({ id, isDescending }) => id === order?.id && isDescending === order.isDescending,
  )
  return (
    <label className={`mb-4 flex items-center gap-4 text-[15px] ${className}`}>
      Sort by
      <select
        value={chosen}
        onChange={(event) => onOrder(orders[Number(event.currentTarget.value)])}
        className="h-12 max-w-80 min-w-0 grow rounded-xs border border-rule-2 bg-field px-3 text-base"
      >
        <option value={-1}>as they came</option>
        {orders.map(({ name }, at) => (
          <option key={name} value={at}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

import type { Column } from './column.ts'
import { HeadCell } from './head-cell.tsx'
import { SortChoice } from './sort-choice.tsx'
import { stackingOf } from './stacking.ts'
import { TableRow } from './table-row.tsx'
import { useSortedRows } from './use-sorted-rows.ts'

interface TableProps<R> {
  /** What the table lists, for who does not see it. */
  readonly caption: string
  readonly rows: readonly R[]
  readonly rowKey: (row: R) => string
  /** The first of them names the row. The same array each time, or the rows are sorted for nothing. */
  readonly columns: readonly Column<R>[]
  /** Where a row leads: its first cell is the link, and all of the row can be pressed. */
  readonly rowLink?: (row: R) => string
  /** Stands there when there are no rows. */
  readonly empty: string
}

/** Rows under their heads; on a narrow screen each row is a block, with the heads beside what they name. */
export function Table<R extends object>(props: TableProps<R>) {
  const { caption, columns, rowLink, empty } = props
  const { rows, order, onOrder } = useSortedRows(props)
  const stacking = stackingOf(columns)
  if (rows.length === 0) {
    return <p className="border-y border-rule py-6 text-lg text-ink-2">{empty}</p>
  }
  return (
    <>
      <SortChoice className={stacking.instead} columns={columns} order={order} onOrder={onOrder} />
      <table className={`w-full text-[15px] ${stacking.table}`}>
        <caption className="sr-only">{caption}</caption>
        <thead className={`border-b border-ink text-left ${stacking.heads}`}>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} order={order} onOrder={onOrder} />
            ))}
          </tr>
        </thead>
        <tbody className={stacking.body}>
          {rows.map(({ key, row }) => (
            <TableRow
              key={key}
              row={row}
              columns={columns}
              link={rowLink?.(row)}
              stacking={stacking}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}

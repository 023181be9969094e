import type { ImportRow } from '@millrun/commerce/desk/import-request'
import { StateMark } from '../parts/state-mark.tsx'
import type { Column } from '../table/column.ts'
import { Table } from '../table/table.tsx'

const COLUMNS: readonly Column<ImportRow>[] = [
  { id: 'row', head: 'Row', cell: ({ row }) => `Row ${row}`, sortBy: ({ row }) => row ?? 0 },
  { id: 'item', head: 'Order', cell: ({ item }) => <span className="wrap-anywhere">{item}</span> },
  { id: 'from', head: 'Now', cell: ({ from }) => from },
  { id: 'to', head: 'After', cell: ({ to }) => <span className="wrap-anywhere">{to}</span> },
  {
    id: 'problem',
    head: 'Problem',
    sortBy: ({ problem }) => (problem === null ? '1' : '0'),
    cell: ({ problem }) =>
      problem === null ? (
        <StateMark sign="full">Fits</StateMark>
      ) : (
        <span className="text-wrong wrap-anywhere">{problem}</span>
      ),
  },
]

/** What each row of a file would do, or why it cannot. */
export function ImportRows({ rows }: { rows: readonly ImportRow[] }) {
  return (
    <Table
      caption="What the file would do"
      rows={rows}
      rowKey={({ row }) => String(row)}
      columns={COLUMNS}
      empty="The file has no rows."
    />
  )
}

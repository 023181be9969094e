import type { ImportRow } from '@millrun/commerce/desk/import-request'
import type { Column } from '../../table/column.ts'
import { Table } from '../../table/table.tsx'
import { isUnchanged } from './count-rows.ts'
import { withCommas } from '@millrun/commerce/with-commas'

/** More of them nobody reads, and a browser takes long to show them. */
const MOST_SHOWN = 300

const COLUMNS: readonly Column<ImportRow>[] = [
  { id: 'item', head: 'Item', cell: ({ item, row }) => (item === '' ? `Row ${row}` : item) },
  { id: 'row', head: 'Row', cell: ({ row }) => row ?? 'none', isNumber: true },
  { id: 'from', head: 'From', cell: ({ from }) => <Short text={from} />, isNumber: true },
  { id: 'to', head: 'To', cell: ({ to }) => <Short text={to} />, isNumber: true },
  {
    id: 'problem',
    head: 'Problem',
    cell: ({ problem }) =>
      problem === null ? (
        <span className="text-ink-2">none</span>
      ) : (
        <span className="text-wrong">{problem}</span>
      ),
  },
]

function Short({ text }: { text: string }) {
  return <span className="whitespace-nowrap">{text}</span>
}

/** The rows of a file: those with a problem first, then what falls away, then those that change something. */
export function ChangesTable({ rows }: { rows: readonly ImportRow[] }) {
  const sorted = rows.toSorted(
    (one, other) => rank(one) - rank(other) || (one.row ?? 0) - (other.row ?? 0),
  )
  const more = sorted.length - MOST_SHOWN
  return (
    <>
      <Table
        caption="Rows of the file, problems first"
        rows={sorted.slice(0, MOST_SHOWN)}
        rowKey={({ row, item }) => `${row} ${item}`}
        columns={COLUMNS}
        empty="The file has no rows."
      />
      {more > 0 && <p className="mt-3 text-ink-2">And {withCommas(more)} more rows.</p>}
    </>
  )
}

function rank(row: ImportRow): number {
  if (row.problem !== null) return 0
  if (row.row === null) return 1
  return isUnchanged(row) ? 3 : 2
}

import { Link } from 'react-router'
import type { Column } from './column.ts'
import type { Stacking } from './stacking.ts'

interface TableRowProps<R> {
  readonly row: R
  readonly columns: readonly Column<R>[]
  readonly link: string | undefined
  readonly stacking: Stacking
}

/** One row. Its link lies over all of it, below what else can be pressed. */
export function TableRow<R>({ row, columns, link, stacking }: TableRowProps<R>) {
  const [first, ...others] = columns
  if (first === undefined) return null
  const hover = link === undefined ? '' : 'hover:bg-paper-2'
  return (
    <tr className={`relative border-b border-rule align-middle ${stacking.row} ${hover}`}>
      <th
        scope="row"
        className={`py-3 pr-5 text-left font-medium ${stacking.first} ${aboveLink(first)}`}
      >
        {link === undefined ? (
          first.cell(row)
        ) : (
          <Link to={link} className="underline-offset-4 after:absolute after:inset-0">
            {first.cell(row)}
          </Link>
        )}
      </th>
      {others.map((column) => (
        <Cell key={column.id} column={column} row={row} stacking={stacking} />
      ))}
    </tr>
  )
}

interface CellProps<R> {
  readonly row: R
  readonly column: Column<R>
  readonly stacking: Stacking
}

/** A cell, with the head of its column beside it where the heads are gone. */
function Cell<R>({ row, column, stacking }: CellProps<R>) {
  const place = column.isNumber === true ? stacking.number : ''
  return (
    <td className={`py-3 pr-5 last:pr-0 ${stacking.cell} ${place} ${aboveLink(column)}`}>
      <span className={`text-ink-2 ${stacking.label}`}>{column.head}</span>
      <div className="min-w-0 wrap-break-word">{column.cell(row)}</div>
    </td>
  )
}

function aboveLink<R>({ isControl = false }: Column<R>): string {
  return isControl ? '*:relative *:z-10' : ''
}

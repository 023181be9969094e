import { Link } from 'react-router'
import type { Column } from './column.ts'

interface TableRowProps<R> {
  readonly row: R
  readonly columns: readonly Column<R>[]
  readonly link: string | undefined
}

/** One row. Its link lies over all of it, below what else can be pressed. */
export function TableRow<R>({ row, columns, link }: TableRowProps<R>) {
  const [first, ...others] = columns
  if (first === undefined) return null
  return (
    <tr
      className={`relative border-b border-rule align-top max-md:block max-md:py-3 ${link === undefined ? '' : 'hover:bg-paper-2'}`}
    >
      <th
        scope="row"
        className={`py-3 pr-5 text-left font-medium max-md:block max-md:pt-1 max-md:text-base ${aboveLink(first)}`}
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
        <Cell key={column.id} column={column} row={row} />
      ))}
    </tr>
  )
}

function Cell<R>({ column, row }: { column: Column<R>; row: R }) {
  const place = column.isNumber === true ? 'md:text-right' : ''
  return (
    <td
      className={`py-3 pr-5 last:pr-0 max-md:grid max-md:grid-cols-[7.5rem_1fr] max-md:gap-x-4 max-md:py-1 ${place} ${aboveLink(column)}`}
    >
      <span className="text-ink-2 md:hidden">{column.head}</span>
      <div className="min-w-0 wrap-anywhere">{column.cell(row)}</div>
    </td>
  )
}

function aboveLink<R>({ isControl = false }: Column<R>): string {
  return isControl ? '*:relative *:z-10' : ''
}

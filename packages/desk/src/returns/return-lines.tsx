import type { ShownReturn, ShownReturnLine } from '@millrun/commerce/desk/returns/shown-return'
import { Money } from '../parts/money.tsx'
import { Part } from '../parts/part.tsx'
import type { Column } from '../table/column.ts'
import { Table } from '../table/table.tsx'

const COLUMNS: readonly Column<ShownReturnLine>[] = [
  {
    id: 'item',
    head: 'Item',
    cell: ({ item, title }) => (
      <>
        {item}
        <span className="block font-normal">{title}</span>
      </>
    ),
  },
  { id: 'quantity', head: 'Asked', cell: ({ quantity }) => quantity, isNumber: true },
  { id: 'received', head: 'Here', cell: ({ received }) => received, isNumber: true },
  { id: 'stock', head: 'On the shelf', cell: ({ toStock }) => toStock, isNumber: true },
  { id: 'refunded', head: 'Paid back', cell: ({ refunded }) => refunded, isNumber: true },
  { id: 'price', head: 'Each', cell: ({ price }) => <Money amount={price} />, isNumber: true },
]

/** The pieces of a return, and how far they are. */
export function ReturnLines({ shown: { lines, isKept } }: { shown: ShownReturn }) {
  return (
    <Part title="Pieces">
      {isKept && <p className="mb-3">The buyer keeps them; nothing comes back.</p>}
      <Table
        caption="Lines of the return"
        rows={lines}
        rowKey={({ id }) => id}
        columns={COLUMNS}
        empty="No pieces are named."
      />
    </Part>
  )
}

import type { DeskLine } from '@millrun/commerce/desk/listed-order'
import type { ShownOrder } from '@millrun/commerce/desk/shown-order'
import { Money } from '../../parts/money.tsx'
import { Part } from '../../parts/part.tsx'
import type { Column } from '../../table/column.ts'
import { Table } from '../../table/table.tsx'

const COLUMNS: readonly Column<DeskLine>[] = [
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
  { id: 'quantity', head: 'Ordered', cell: ({ quantity }) => quantity, isNumber: true },
  { id: 'shipped', head: 'Left us', cell: (line) => <Gone line={line} />, isNumber: true },
  { id: 'price', head: 'Each', cell: ({ price }) => <Money amount={price} />, isNumber: true },
]

function Gone({ line: { shipped, cancelled } }: { line: DeskLine }) {
  return (
    <>
      {shipped}
      {cancelled > 0 && <span className="block text-sm text-ink-2">{cancelled} cancelled</span>}
    </>
  )
}

/** What was bought, and how much of it has left. */
export function LinesPart({ order: { lines } }: { order: ShownOrder }) {
  return (
    <Part title="What was bought">
      <Table
        caption="Lines of the order"
        rows={lines}
        rowKey={({ id }) => id}
        columns={COLUMNS}
        empty="Nobody knows what was bought: the money is at PayPal, and our books have no such order."
      />
    </Part>
  )
}

import type { ShownOrder } from '@millrun/commerce/desk/shown-order'
import { Part } from '../../parts/part.tsx'
import { Table } from '../../table/table.tsx'
import { returnAddress } from '../../returns/return-address.ts'
import { RETURN_COLUMNS } from '../../returns/return-columns.tsx'

/** What the buyer of an order returns or reports; nothing where there is none. */
export function ReturnsPart({ order: { returns } }: { order: ShownOrder }) {
  if (returns.length === 0) return null
  return (
    <Part title="Returns">
      <Table
        caption="Returns of the order"
        rows={returns}
        rowKey={({ number }) => number}
        columns={RETURN_COLUMNS}
        rowLink={({ number }) => returnAddress(number)}
        empty=""
      />
    </Part>
  )
}

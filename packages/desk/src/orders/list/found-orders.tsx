import { OrderPageSchema, type OrderPage } from '@millrun/commerce/desk/listed-order'
import { Button } from '@millrun/ui/first/button.tsx'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { useNavigate, useSearchParams } from 'react-router'
import { AskedContent } from '../../asking/asked-content.tsx'
import { saveFromDesk } from '../../asking/save-from-desk.ts'
import { useAsked } from '../../asking/use-asked.ts'
import { ScreenTitle } from '../../frame/screen-title.tsx'
import { useStaff } from '../../session/staff-context.ts'
import { Table } from '../../table/table.tsx'
import { listAddress, orderAddress } from '../order-address.ts'
import { countText } from './count-text.ts'
import { FilterFields } from './filter-fields.tsx'
import { ORDER_COLUMNS } from './order-columns.tsx'
import { OrderViews } from './order-views.tsx'
import { SaveFilter } from './save-filter.tsx'
import { SearchField } from './search-field.tsx'

/** All orders that the query in the address means, a page at a time. */
export function FoundOrders() {
  const [address] = useSearchParams()
  const query = address.toString()
  const asked = useAsked(['orders', query], `orders?${query}`, OrderPageSchema, {
    keepsPrevious: true,
  })
  return (
    <>
      <ScreenTitle title="Orders" />
      <SearchField />
      <OrderViews />
      <FilterFields />
      <AskedContent asked={asked} waiting="Looking up the orders…">
        {(page) => <Page page={page} />}
      </AskedContent>
    </>
  )
}

function Page({ page: { orders, count, isMore, next } }: { page: OrderPage }) {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const { role } = useStaff()
  const filters = new URLSearchParams(address)
  filters.delete('cursor')

  function turn(cursor: string): void {
    const query = new URLSearchParams(filters)
    query.set('cursor', cursor)
    void navigate(listAddress(query.toString()))
  }

  return (
    <>
      <div className="mb-3 flex flex-wrap items-start gap-x-6 gap-y-2">
        <output className="grow py-2.5 text-ink-2">{countText(count, isMore)}</output>
        <SaveFilter query={filters.toString()} />
        {role !== 'shipping' && (
          <PressedButton
            look="tool"
            action="Save as CSV"
            doing="Saving…"
            press={() => saveFromDesk(`orders.csv?${filters}`, 'orders.csv')}
          />
        )}
      </div>
      <Table
        caption="Orders, newest first"
        rows={orders}
        rowKey={({ orderNumber }) => orderNumber}
        columns={ORDER_COLUMNS}
        rowLink={({ orderNumber }) => orderAddress(orderNumber)}
        empty="No order fits. Try fewer words, or take a filter away."
      />
      {next !== null && (
        <Button look="tool" className="mt-5" onClick={() => turn(next)}>
          Older Orders
        </Button>
      )}
    </>
  )
}

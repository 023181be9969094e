import { OrderPageSchema, type ListedOrder } from '@millrun/commerce/desk/listed-order'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { ButtonLink } from '../../parts/button-link.tsx'
import { useSearchParams } from 'react-router'
import { AskedContent } from '../../asking/asked-content.tsx'
import { saveFromDesk } from '../../asking/save-from-desk.ts'
import { useAsked } from '../../asking/use-asked.ts'
import { PageLinks } from '../../frame/page-links.tsx'
import { ScreenTitle } from '../../frame/screen-title.tsx'
import { Money } from '../../parts/money.tsx'
import { useStaff } from '../../session/staff-context.ts'
import type { Column } from '../../table/column.ts'
import { Table } from '../../table/table.tsx'
import { countText } from '../list/count-text.ts'
import { OrderViews } from '../list/order-views.tsx'
import { listAddress, orderAddress } from '../order-address.ts'
import { Age } from './age.tsx'

const QUERY = 'abandoned=yes'

const COLUMNS: readonly Column<ListedOrder>[] = [
  { id: 'number', head: 'Order', cell: ({ orderNumber }) => orderNumber },
  { id: 'age', head: 'Left', cell: ({ createdAt }) => <Age since={createdAt} /> },
  { id: 'buyer', head: 'Who', cell: (order) => <Who order={order} /> },
  { id: 'lines', head: 'What', cell: (order) => <Lines order={order} /> },
  { id: 'total', head: 'Total', cell: ({ total }) => <Money amount={total} />, isNumber: true },
]

/** Checkouts that somebody began and left: a list, and nothing that the shop does by itself. */
export function AbandonedCheckouts() {
  const [params] = useSearchParams()
  const { role } = useStaff()
  const query = new URLSearchParams(params)
  query.set('abandoned', 'yes')
  const asked = useAsked(['orders', query.toString()], `orders?${query}`, OrderPageSchema)
  return (
    <>
      <ScreenTitle title="Abandoned checkouts" />
      <OrderViews />
      <p className="mb-6 max-w-[70ch] border-l-4 border-ink pl-4">
        These were begun more than an hour ago and not paid. The shop writes to none of these buyers
        by itself: they gave their address for the order, and did not ask for mail. Whoever pays in
        another order is not listed any more; after 30 days the buyer is forgotten.
      </p>
      <AskedContent asked={asked} waiting="Looking up the checkouts…">
        {({ orders, count, isMore, next }) => (
          <>
            <div className="mb-3 flex flex-wrap items-start gap-x-6 gap-y-2">
              <output className="grow py-2.5 text-ink-2">{countText(count, isMore)}</output>
              <ButtonLink look="tool" to={listAddress(QUERY)}>
                Search and Filter These
              </ButtonLink>
              {role !== 'shipping' && (
                <PressedButton
                  look="tool"
                  action="Save as CSV"
                  doing="Saving…"
                  press={() => saveFromDesk(`orders.csv?${QUERY}`, 'abandoned.csv')}
                />
              )}
            </div>
            <Table
              caption="Abandoned checkouts, newest first"
              rows={orders}
              rowKey={({ orderNumber }) => orderNumber}
              columns={COLUMNS}
              rowLink={({ orderNumber }) => orderAddress(orderNumber)}
              empty="Nobody has left a checkout in the last 30 days."
            />
            <PageLinks next={next} first="Newest" more="Older" />
          </>
        )}
      </AskedContent>
    </>
  )
}

function Who({ order: { buyer, email, phone } }: { order: ListedOrder }) {
  return (
    <>
      {buyer}
      <span className="block text-sm wrap-anywhere text-ink-2">{email}</span>
      <span className="block text-sm whitespace-nowrap text-ink-2">{phone}</span>
    </>
  )
}

function Lines({ order: { lines } }: { order: ListedOrder }) {
  return (
    <ul>
      {lines.map(({ id, quantity, title }) => (
        <li key={id}>
          {quantity} × {title}
        </li>
      ))}
    </ul>
  )
}

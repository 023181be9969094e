import { OrderPageSchema } from '@millrun/commerce/desk/listed-order'
import { ButtonLink } from '../../parts/button-link.tsx'
import { AskedContent } from '../../asking/asked-content.tsx'
import { useAsked } from '../../asking/use-asked.ts'
import { ScreenTitle } from '../../frame/screen-title.tsx'
import { BouncedMails } from '../../mails/bounced-mails.tsx'
import { Part } from '../../parts/part.tsx'
import { Table } from '../../table/table.tsx'
import { listAddress, orderAddress } from '../order-address.ts'
import { countText } from './count-text.ts'
import { ORDER_COLUMNS } from './order-columns.tsx'
import { OrderViews } from './order-views.tsx'
import { ReviewList } from './review-list.tsx'
import { SearchField } from './search-field.tsx'

const SHOWN = 20
const TO_SEND = 'payment=paid&fulfilment=open,part'

/** What needs a person first, and then what is to be sent. */
export function OrdersToDo() {
  const asked = useAsked(['orders', TO_SEND], `orders?${TO_SEND}&limit=${SHOWN}`, OrderPageSchema)
  return (
    <>
      <ScreenTitle title="Orders" />
      <SearchField />
      <OrderViews />
      <ReviewList />
      <BouncedMails />
      <Part title="To be sent">
        <AskedContent asked={asked} waiting="Looking up the orders…">
          {({ orders, count, isMore, next }) => (
            <>
              <p className="mb-2 text-ink-2">{countText(count, isMore)}</p>
              <Table
                caption="Orders to be sent, newest first"
                rows={orders}
                rowKey={({ orderNumber }) => orderNumber}
                columns={ORDER_COLUMNS}
                rowLink={({ orderNumber }) => orderAddress(orderNumber)}
                empty="Everything that was paid has left."
              />
              {next !== null && (
                <ButtonLink look="tool" className="mt-5" to={listAddress(TO_SEND)}>
                  See All to Be Sent
                </ButtonLink>
              )}
            </>
          )}
        </AskedContent>
      </Part>
    </>
  )
}

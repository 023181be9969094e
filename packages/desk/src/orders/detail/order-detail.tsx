import { ShownOrderSchema, type ShownOrder } from '@millrun/commerce/desk/shown-order'
import { useParams } from 'react-router'
import { AskedContent } from '../../asking/asked-content.tsx'
import { useAsked } from '../../asking/use-asked.ts'
import { ScreenTitle } from '../../frame/screen-title.tsx'
import { Day } from '../../parts/day.tsx'
import { FulfilmentMark } from '../../parts/fulfilment-mark.tsx'
import { PaymentMark } from '../../parts/payment-mark.tsx'
import { OrderMoney } from '../../money/order-money.tsx'
import { BuyerPart } from './buyer-part.tsx'
import { DeliveryPart } from './delivery-part.tsx'
import { HistoryPart } from './history-part.tsx'
import { LinesPart } from './lines-part.tsx'
import { NotesPart } from './notes-part.tsx'
import { ReturnsPart } from './returns-part.tsx'
import { SumsPart } from './sums-part.tsx'

/** One order with everything that the shop knows of it. */
export function OrderDetail() {
  const { number = '' } = useParams()
  const path = `orders/${encodeURIComponent(number)}`
  const asked = useAsked(['order', number], path, ShownOrderSchema)
  return (
    <>
      <ScreenTitle title={`Order ${number}`} />
      <AskedContent asked={asked} waiting="Looking up the order…">
        {(order) => <Shown order={order} />}
      </AskedContent>
    </>
  )
}

function Shown({ order }: { order: ShownOrder }) {
  return (
    <>
      <p className="mb-6 flex flex-wrap gap-x-8 gap-y-2 text-lg">
        <PaymentMark payment={order.payment} />
        <FulfilmentMark fulfilment={order.fulfilment} />
        <span className="text-ink-2">
          Placed <Day at={order.createdAt} withTime />
        </span>
      </p>
      {order.review !== null && (
        <p className="mb-8 max-w-[70ch] border-l-4 border-wrong py-2 pl-4 text-lg">
          {order.review} Please decide before anything is sent.
        </p>
      )}
      <div className="gap-x-12 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)] lg:items-start">
        <div>
          <LinesPart order={order} />
          <OrderMoney order={order} />
          <ReturnsPart order={order} />
          <DeliveryPart order={order} />
          <HistoryPart order={order} />
        </div>
        <div>
          <BuyerPart order={order} />
          <SumsPart order={order} />
          <NotesPart order={order} />
        </div>
      </div>
    </>
  )
}

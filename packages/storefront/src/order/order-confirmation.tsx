import { orderEmail } from '../account/order-email.ts'
import { AccountOffer } from './account-offer.tsx'
import { business } from '@millrun/commerce/business'
import type { OrderStatusResponse } from '@millrun/commerce/functions'
import { windowText } from '@millrun/commerce/delivery/shipping-window'
import { orderDate } from '@millrun/commerce/order-date'
import { useId, type ReactNode } from 'react'
import { printPaper } from '../papers/print-paper.ts'
import { Button } from '@millrun/ui/first/button.tsx'
import { ButtonLink } from '../page/button-link.tsx'
import { LastOrderLine } from './last-order-line.tsx'
import type { LastOrder } from './last-order.ts'
import { Letterhead } from '../papers/letterhead.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderPlace } from './order-place.tsx'
import { OrderTable } from './order-table.tsx'
import { OwnReferences } from './own-references.tsx'
import { statusText } from './status-text.ts'
import { useOrderStatus } from './use-order-status.ts'
import { CallOrWrite } from './call-or-write.tsx'
import { WHEN_READY } from './when-ready.ts'

// Checkout keeps the address with it: so its own first script holds nothing of an account.
export { orderEmail } from '../account/order-email.ts'

interface OrderConfirmationProps {
  readonly order: LastOrder
  readonly token: string
  readonly onEnd: () => void
}

/** The order that was just placed, as the shop has it in its books. */
export function OrderConfirmation({ order: lastOrder, token, onEnd }: OrderConfirmationProps) {
  const { answer } = useOrderStatus(token, ({ status }) => {
    if (status === 'declined' || status === 'unpaid') end()
  })

  function end(): void {
    orderEmail.forget()
    onEnd()
  }

  // Where the shop cannot be asked, its number and its page are better than nothing.
  if (answer.kind !== 'found') return <LastOrderLine order={lastOrder} />
  const { order } = answer
  return (
    <Receipt order={order}>
      <Button look="outline" onClick={() => printPaper(`Order ${order.orderNumber}`)}>
        Print or Save as PDF
      </Button>
      {lastOrder.orderLink !== undefined && (
        <ButtonLink look="outline" to={lastOrder.orderLink}>
          See your order
        </ButtonLink>
      )}
      <Button look="outline" onClick={end}>
        Dismiss
      </Button>
    </Receipt>
  )
}

interface ReceiptProps {
  readonly order: OrderStatusResponse
  /** What can be done with it. */
  readonly children: ReactNode
}

function Receipt({ order, children }: ReceiptProps) {
  const id = useId()
  return (
    <section
      data-receipt
      aria-labelledby={id}
      className="border-b border-ink bg-field print:border-0"
    >
      <div className="wrap grid gap-x-6 gap-y-8 pt-8 pb-10 lg:grid-cols-12 lg:pt-10 lg:pb-12">
        <div className="grid content-start gap-6 lg:col-span-6">
          <Letterhead />
          <div>
            <h2 id={id} className="title-section">
              {thanks(order)}
            </h2>
            <p className="mt-3 max-w-[52ch] text-lg">
              Placed {orderDate(new Date(order.placedAt))}. {statusText(order).sentence}
            </p>
            <OwnReferences order={order} />
          </div>
          <NextSteps order={order} />
          <div className="grid gap-6 print:grid-cols-[3fr_2fr]">
            <OrderDelivery order={order} heading="h3" />
            <OrderPlace order={order} heading="h3" />
          </div>
          <AccountOffer />
          <div className="flex flex-wrap gap-3 print:hidden">{children}</div>
        </div>
        <OrderTable order={order} heading="h3" className="lg:col-span-5 lg:col-start-8" />
      </div>
    </section>
  )
}

function thanks({ status, orderNumber }: OrderStatusResponse): string {
  return status === 'paid' || status === 'on_terms'
    ? `Thank you for your order ${orderNumber}.`
    : `We have your order ${orderNumber}.`
}

function onItsWay({ delivery }: OrderStatusResponse): string {
  return delivery === undefined
    ? `We get your parts ready and ship them, typically in ${business.leadTimes.stock}. Lead times are estimates.`
    : `We get your parts ready. They ship ${windowText(delivery)}; lead times are estimates.`
}

/** What a buyer may expect after paying, in order. */
function NextSteps({ order }: { order: OrderStatusResponse }) {
  return (
    <section aria-labelledby="next-steps">
      <h3 id="next-steps" className="title-card">
        What happens next
      </h3>
      <ol className="mt-1 grid max-w-[52ch] list-decimal gap-1 pl-5 marker:text-ink-2">
        <li>A mail with all of this, and the way back to it, is coming to your e-mail address.</li>
        <li>{order.pickup ? WHEN_READY : onItsWay(order)}</li>
        <li>
          Questions, or something to change? <CallOrWrite />, with the order number.
        </li>
      </ol>
    </section>
  )
}

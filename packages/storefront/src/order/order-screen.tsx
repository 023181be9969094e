import type { OrderStatusResponse } from '@millrun/commerce/functions'
import { PageMessage } from '../text/page-message.tsx'
import { paths } from '../paths.ts'
import { printPaper } from '../papers/print-paper.ts'
import { Button, ButtonAnchor } from '@millrun/ui/first/button.tsx'
import { ButtonLink } from '../page/button-link.tsx'
import { accountAddress } from '../account/account-address.ts'
import { useOrderStatus } from './use-order-status.ts'
import { orderDate } from '@millrun/commerce/order-date'
import { CallOrWrite } from './call-or-write.tsx'
import { Letterhead } from '../papers/letterhead.tsx'
import { DelayQuestion } from './delay/delay-question.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderPlace } from './order-place.tsx'
import { OrderShipments } from './order-shipments.tsx'
import { OrderTable } from './order-table.tsx'
import { OrderReturns } from './returns/order-returns.tsx'
import { OwnReferences } from './own-references.tsx'
import { statusText } from './status-text.ts'

const UNSCRIPTED = 'Your order is shown with JavaScript; your e-mail says the same.'

interface OrderScreenProps {
  readonly token: string
  /** Hears of the order each time the shop tells of it. */
  readonly onFound: (order: OrderStatusResponse) => void
}

/** The order that an address names, as the shop knows it now. */
export function OrderScreen({ token, onFound }: OrderScreenProps) {
  const { answer, isChecking, checkAgain } = useOrderStatus(token, onFound)
  switch (answer.kind) {
    case 'found':
      return (
        <OrderView
          token={token}
          order={answer.order}
          isChecking={isChecking}
          onCheck={checkAgain}
        />
      )
    case 'waiting':
      return (
        <PageMessage title="Your order" unscripted={UNSCRIPTED}>
          Looking up your order…
        </PageMessage>
      )
    case 'missing':
      return (
        <PageMessage
          title="Order not found"
          action={<ButtonLink to={paths.orders}>Send Me the Link</ButtonLink>}
        >
          There is no order at this address. Please open the link in your confirmation e-mail once
          more, or have it sent again.
        </PageMessage>
      )
    case 'failed':
      return (
        <PageMessage title="Your order" action={<Button onClick={checkAgain}>Try Again</Button>}>
          Your order could not be looked up just now. It is safe; please try again in a moment.
        </PageMessage>
      )
  }
}

interface OrderViewProps {
  readonly token: string
  readonly order: OrderStatusResponse
  /** PayPal is being asked. */
  readonly isChecking: boolean
  readonly onCheck: () => void
}

/** An order: how its payment stands, what is in it, and where it goes. */
function OrderView({ token, order, isChecking, onCheck }: OrderViewProps) {
  const { title, sentence } = statusText(order)
  return (
    <div
      data-receipt
      className="wrap grid gap-x-6 gap-y-10 pt-10 pb-18 lg:grid-cols-12 lg:pt-14 lg:pb-28"
    >
      <div className="lg:col-span-6">
        <Letterhead />
        <p className="text-[15px] text-ink-2 print:mt-6">
          Order {order.orderNumber}, placed {orderDate(new Date(order.placedAt))}
        </p>
        <OwnReferences order={order} />
        <h1 className="title-gallery mt-3">{title}</h1>
        <p className="mt-5 max-w-[52ch] text-lg" aria-live="polite">
          {sentence}
        </p>
        {order.status === 'pending' && (
          <Button
            className="mt-6 print:hidden"
            look="outline"
            aria-disabled={isChecking}
            onClick={onCheck}
          >
            {isChecking ? 'Checking...' : 'Check Again'}
          </Button>
        )}
        {order.status === 'on_terms' && (
          <ButtonAnchor className="mt-6" look="outline" href={accountAddress('terms')}>
            Invoice in Your Account
          </ButtonAnchor>
        )}
        <DelayQuestion order={order} />
        <div className="mt-8 grid gap-6 print:mt-6 print:grid-cols-[3fr_2fr]">
          <OrderDelivery order={order} heading="h2" />
          <OrderShipments order={order} heading="h2" />
          <OrderPlace order={order} heading="h2" />
        </div>
        <OrderReturns token={token} order={order} onChanged={onCheck} />
        <p className="mt-8 max-w-[52ch] text-ink-2 print:mt-6 print:max-w-none">
          Questions? <CallOrWrite className="text-ink" />, with the order number.
        </p>
        <Button
          className="mt-8 print:hidden"
          look="outline"
          onClick={() => printPaper(`Order ${order.orderNumber}`)}
        >
          Print or Save as PDF
        </Button>
      </div>
      <OrderTable order={order} className="lg:col-span-5 lg:col-start-8" />
    </div>
  )
}

import type { OrderStatusResponse } from '@millrun/commerce/functions'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { OrderView } from './order-view.tsx'
import { useOrderStatus } from './use-order-status.ts'

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
      return <OrderView order={answer.order} isChecking={isChecking} onCheck={checkAgain} />
    case 'waiting':
      return <Message title="Your order">Looking up your order…</Message>
    case 'missing':
      return (
        <Message
          title="Order not found"
          action={<ButtonLink to={paths.orders}>Send Me the Link</ButtonLink>}
        >
          There is no order at this address. Please open the link in your confirmation e-mail once
          more, or have it sent again.
        </Message>
      )
    case 'failed':
      return (
        <Message title="Your order" action={<Button onClick={checkAgain}>Try Again</Button>}>
          Your order could not be looked up just now. It is safe; please try again in a moment.
        </Message>
      )
  }
}

interface MessageProps {
  readonly title: string
  readonly action?: ReactNode
  readonly children: ReactNode
}

function Message({ title, action, children }: MessageProps) {
  return (
    <div className="wrap min-h-[60dvh] pt-10 pb-18 lg:pt-14 lg:pb-28">
      <h1 className="title-gallery">{title}</h1>
      <p className="mt-4 max-w-[60ch] text-lg text-ink-2" aria-live="polite">
        {children}
      </p>
      <noscript>
        <p className="mt-4">Your order is shown with JavaScript; your e-mail says the same.</p>
      </noscript>
      {action !== undefined && <div className="mt-8">{action}</div>}
    </div>
  )
}

import { OrderStatusResponseSchema, type OrderStatusResponse } from '@millrun/commerce/functions'
import { useEffect, useState, type ReactNode } from 'react'
import { callFunction } from '../checkout/functions-client.ts'
import { paths } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { OrderView } from './order-view.tsx'

type Answer =
  | { readonly kind: 'waiting' | 'missing' | 'failed' }
  | { readonly kind: 'found'; readonly order: OrderStatusResponse }

/** The order that an address names, as the shop knows it now. */
export function OrderScreen({ token }: { token: string }) {
  const [answer, setAnswer] = useState<Answer>({ kind: 'waiting' })
  const [round, setRound] = useState(0)
  const [isChecking, setChecking] = useState(false)

  useEffect(() => {
    let isWanted = true
    async function ask(): Promise<void> {
      const received = await askFor(token, round > 0)
      if (!isWanted) return
      setAnswer(received)
      setChecking(false)
    }
    void ask()
    return () => {
      isWanted = false
    }
  }, [token, round])

  function checkAgain(): void {
    if (isChecking) return
    setChecking(true)
    setRound(round + 1)
  }
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

/** `again` makes the shop ask PayPal first. */
async function askFor(token: string, again: boolean): Promise<Answer> {
  const reply = await callFunction('order-status', OrderStatusResponseSchema, { token, again })
  if (reply.ok) return { kind: 'found', order: reply.data }
  return { kind: reply.status === 404 || reply.status === 400 ? 'missing' : 'failed' }
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

import { OrderStatusResponseSchema, type OrderStatusResponse } from '@millrun/commerce/functions'
import { useEffect, useEffectEvent, useState } from 'react'
import { callFunction } from '../checkout/functions-client.ts'

export type OrderAnswer =
  | { readonly kind: 'waiting' | 'missing' | 'failed' }
  | { readonly kind: 'found'; readonly order: OrderStatusResponse }

export interface OrderInquiry {
  readonly answer: OrderAnswer
  readonly isChecking: boolean
  /** Asks once more, and makes the shop ask PayPal first. */
  readonly checkAgain: () => void
}

/** What the shop knows of the order behind a token; `onFound` hears of it each time it is told. */
export function useOrderStatus(
  token: string,
  onFound: (order: OrderStatusResponse) => void = () => undefined,
): OrderInquiry {
  const [answer, setAnswer] = useState<OrderAnswer>({ kind: 'waiting' })
  const [round, setRound] = useState(0)
  const [isChecking, setChecking] = useState(false)
  const receive = useEffectEvent((received: OrderAnswer) => {
    setAnswer(received)
    setChecking(false)
    if (received.kind === 'found') onFound(received.order)
  })

  useEffect(() => {
    let isWanted = true
    void askFor(token, round > 0).then((received) => isWanted && receive(received))
    return () => {
      isWanted = false
    }
  }, [token, round])

  function checkAgain(): void {
    if (isChecking) return
    setChecking(true)
    setRound(round + 1)
  }

  return { answer, isChecking, checkAgain }
}

/** `again` makes the shop ask PayPal first. */
async function askFor(token: string, again: boolean): Promise<OrderAnswer> {
  const reply = await callFunction('order-status', OrderStatusResponseSchema, { token, again })
  if (reply.ok) return { kind: 'found', order: reply.data }
  return { kind: reply.status === 404 || reply.status === 400 ? 'missing' : 'failed' }
}

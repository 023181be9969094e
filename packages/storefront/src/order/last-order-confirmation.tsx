import { Suspense, useState } from 'react'
import { FaultBoundary } from '../app/fault-boundary.tsx'
import { useIsHydrated } from '../page/use-is-hydrated.ts'
import { confirmationChunk } from './confirmation-chunk.ts'
import { LastOrderLine } from './last-order-line.tsx'
import { forgetLastOrder, readLastOrder, tokenOf, type LastOrder } from './last-order.ts'

/** At the head of the page: the order that was just placed in this tab, until it is dismissed. */
export function LastOrderConfirmation() {
  const [isOver, setOver] = useState(false)
  const order = useIsHydrated() && !isOver ? readLastOrder() : undefined
  if (order === undefined) return null
  const token = tokenOf(order)
  const line = <LastOrderLine order={order} />
  if (token === undefined) return line

  function end(): void {
    forgetLastOrder(order?.orderNumber)
    setOver(true)
    document.querySelector('main')?.focus({ preventScroll: true })
  }

  return (
    <FaultBoundary Instead={() => line}>
      <Suspense fallback={line}>
        <Arrived order={order} token={token} onEnd={end} />
      </Suspense>
    </FaultBoundary>
  )
}

interface ArrivedProps {
  readonly order: LastOrder
  readonly token: string
  readonly onEnd: () => void
}

function Arrived(props: ArrivedProps) {
  const { OrderConfirmation } = confirmationChunk.use()
  return <OrderConfirmation {...props} />
}

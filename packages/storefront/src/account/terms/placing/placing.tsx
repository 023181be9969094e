import type { OrderData } from '@millrun/commerce/functions'
import type { PlacedOnTerms } from '@millrun/commerce/terms/own-terms'
import type { ReactNode } from 'react'
import { ScreenTitle } from '../../screen-title.tsx'
import { ConfirmOrder } from './confirm-order.tsx'
import { PlacedOrder } from './placed-order.tsx'

interface PlacingProps {
  /** The order that waits; undefined once it is placed. */
  readonly order: OrderData | undefined
  readonly placed: PlacedOnTerms | undefined
  readonly onPlaced: (placed: PlacedOnTerms) => void
}

/** From the order that checkout has handed over to the one that is placed. */
export function Placing({ order, placed, onPlaced }: PlacingProps) {
  if (placed !== undefined) {
    return (
      <Screen key="placed" title="Thank you for your order">
        <PlacedOrder placed={placed} />
      </Screen>
    )
  }
  return (
    <Screen title="Confirm your order on terms">
      {order !== undefined && <ConfirmOrder order={order} onPlaced={onPlaced} />}
    </Screen>
  )
}

function Screen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <div className="mt-6 lg:mt-8">{children}</div>
    </>
  )
}

import type { OrderData } from '@millrun/commerce/functions'
import { OWN_TERMS, type PlacedOnTerms } from '@millrun/commerce/terms/own-terms'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { useCart } from '../../../cart/cart-provider.tsx'
import { OrderPlace } from '../../../order/order-place.tsx'
import { OrderTable } from '../../../order/order-table.tsx'
import { OwnReferences } from '../../../order/own-references.tsx'
import { Asked } from '../../asked.tsx'
import { askTerms } from '../ask-terms.ts'
import { isOfCart } from './is-of-cart.ts'
import { NotNow } from './not-now.tsx'
import { areOpen, type OpenTerms } from './open-terms.ts'
import { usePlacing } from './use-placing.ts'
import { waitingPaper } from './waiting-paper.ts'
import { WhatIsOwed } from './what-is-owed.tsx'

interface ConfirmOrderProps {
  readonly order: OrderData
  readonly onPlaced: (placed: PlacedOnTerms) => void
}

/** The order that waits in this tab, to be looked at once more and placed on terms. */
export function ConfirmOrder({ order, onPlaced }: ConfirmOrderProps) {
  const cart = useCart()
  if (!isOfCart(order, cart)) {
    return <Instead sentence="Your cart has changed since. Please look at it at checkout again." />
  }
  return (
    <Asked name={OWN_TERMS} ask={askTerms} waiting="Looking up your terms…">
      {(terms) =>
        areOpen(terms) ? (
          <Order order={order} terms={terms} onPlaced={onPlaced} />
        ) : (
          <Instead sentence="This account cannot order on terms. Please pay the order at checkout, or call us." />
        )
      }
    </Asked>
  )
}

function Instead({ sentence }: { sentence: string }) {
  return (
    <div className="border-t border-ink pt-5">
      <p className="mb-5 max-w-[60ch] text-lg">{sentence}</p>
      <NotNow label="Back to Checkout" />
    </div>
  )
}

function Order({ order, terms, onPlaced }: ConfirmOrderProps & { readonly terms: OpenTerms }) {
  const place = usePlacing(order, onPlaced)
  const paper = waitingPaper(order)
  return (
    <div className="grid gap-x-6 gap-y-8 lg:grid-cols-9 lg:grid-rows-[auto_1fr]">
      <div className="grid content-start gap-6 lg:col-span-4">
        <WhatIsOwed total={order.total} terms={terms} />
        <div>
          <OrderPlace order={paper} heading="h2" />
          <OwnReferences order={paper} />
        </div>
      </div>
      <OrderTable
        order={paper}
        title="What you order"
        className="lg:col-span-5 lg:col-start-5 lg:row-span-2 lg:row-start-1"
      />
      <div className="flex flex-wrap items-start gap-3 lg:col-span-4">
        <PressedButton
          look="buy"
          action="Place the Order"
          doing="Placing your order…"
          press={place}
        />
        <NotNow label="Not Now" />
      </div>
    </div>
  )
}

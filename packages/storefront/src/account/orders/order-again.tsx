import type { OwnOrder } from '@millrun/commerce/account/own-orders'
import { reorder, type Reorder } from '@millrun/commerce/account/reorder'
import { Button } from '@millrun/ui/first/button.tsx'
import { useCartStore } from '../../cart/cart-provider.tsx'
import { itemNumber } from '../../cart/item-number.ts'
import { findListing } from '../../catalogue/find-listing.ts'
import { PaperLine } from '../../papers/paper-line.tsx'
import { cartWith } from '../../cart/change/cart-change.ts'
import { ChangedCart } from '../../cart/change/changed-cart.tsx'
import { piecesText } from '../../cart/change/pieces-text.ts'
import { useCartChange } from '../../cart/change/use-cart-change.ts'

/** What an order would be today: what goes into the cart, what changed, and what cannot be had. */
export function OrderAgain({ order }: { order: OwnOrder }) {
  const { read: readCart } = useCartStore()
  const { change, isChanged, undo } = useCartChange()
  const { items, notes } = reorder(order, findListing)

  function add(): void {
    const lines = items.map(({ item, quantity }) => ({ ...item, quantity }))
    change(cartWith(readCart(), lines))
  }

  if (isChanged) return <ChangedCart sentence={addedText(items)} onBack={undo} />
  return (
    <section aria-label={`${order.orderNumber} once more`} className="mt-5 max-w-160">
      {notes.length > 0 && (
        <ul className="mb-5 border-l-2 border-ink pl-4">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {items.length === 0 ? (
        <p>Nothing of this order can be had today.</p>
      ) : (
        <>
          <h3 className="font-medium">Into the cart, at today’s prices</h3>
          <Lines items={items} />
          <Button className="mt-4" look="buy" onClick={add}>
            Add to Cart
          </Button>
        </>
      )}
    </section>
  )
}

function Lines({ items }: Pick<Reorder, 'items'>) {
  return (
    <ul className="mt-2 border-t border-rule">
      {items.map(({ item, quantity }) => (
        <PaperLine
          key={item.id}
          id={item.id}
          item={itemNumber(item.id)}
          title={item.title}
          quantity={quantity}
          unitPriceCents={item.priceCents}
        />
      ))}
    </ul>
  )
}

function addedText(items: Reorder['items']): string {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return `${piecesText(pieces)} ${pieces === 1 ? 'was' : 'were'} added to the cart.`
}

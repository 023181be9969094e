import type { Cart } from '@millrun/commerce/cart'
import type { ReadCart } from '@millrun/commerce/saved-cart'
import { formatDollars } from '@millrun/commerce/dollars'
import { Button } from '@millrun/ui/first/button.tsx'
import { useState } from 'react'
import { useCart } from '../../cart/cart-provider.tsx'
import { itemNumber } from '../../cart/item-number.ts'
import { PaperLine } from '../../papers/paper-line.tsx'
import { cartWith } from '../cart-change.ts'
import { ChangedCart } from '../changed-cart.tsx'
import { useCartChange } from '../use-cart-change.ts'

/** What is in a kept cart, at today's prices, and the ways to have it: in the place of the cart, or on top of it. */
export function OpenedCart({ name, cart: kept, problems }: ReadCart & { readonly name: string }) {
  const { cart, readCart } = useCart()
  const { change, isChanged, undo } = useCartChange()
  const [sentence, setSentence] = useState('')

  function have(after: Cart, said: string): void {
    setSentence(said)
    change(after)
  }

  if (isChanged) return <ChangedCart sentence={sentence} onUndo={undo} />
  if (kept.items.length === 0) {
    return <p className="mt-3">Nothing of this cart can be had today.</p>
  }
  const replace = () => have(kept, `The cart holds ${name} now, and nothing else.`)
  return (
    <section aria-label={`In ${name}`} className="mt-4 max-w-160">
      <ul className="border-t border-rule">
        {kept.items.map((item) => (
          <PaperLine
            key={item.id}
            id={item.id}
            item={itemNumber(item.id)}
            title={item.title}
            quantity={item.quantity}
            unitPriceCents={item.priceCents}
          />
        ))}
      </ul>
      <p className="mt-3">
        {formatDollars(kept.totalCents)} at today’s prices. {leftOut(problems.length)}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {cart.items.length === 0 ? (
          <Button look="buy" onClick={replace}>
            Put into the Cart
          </Button>
        ) : (
          <>
            <Button
              look="buy"
              onClick={() => have(cartWith(readCart(), kept.items), `${name} is in the cart, too.`)}
            >
              Add to the Cart
            </Button>
            <Button look="outline" onClick={replace}>
              Replace the Cart
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

function leftOut(lines: number): string {
  if (lines === 0) return ''
  const what = lines === 1 ? '1 line is' : `${lines} lines are`
  return `${what} not sold like this any more, and left out.`
}

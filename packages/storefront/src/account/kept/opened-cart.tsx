import type { ReadCart } from '@millrun/commerce/saved-cart'
import { formatDollars } from '@millrun/commerce/dollars'
import { cartPricing } from '../../cart/cart-pricing.ts'
import { TakeList } from '../../cart/change/take-list.tsx'
import { itemNumber } from '../../cart/item-number.ts'
import { PaperLine } from '../../papers/paper-line.tsx'

export const NOTHING_LEFT = 'Nothing of this cart can be had today.'

/** What is in a kept cart, at today’s prices, and the ways to have it. */
export function OpenedCart({ name, cart, problems }: ReadCart & { readonly name: string }) {
  const kept = cartPricing.priced(cart)
  if (kept.items.length === 0) {
    return <p className="mt-3">{NOTHING_LEFT}</p>
  }
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
      <TakeList name={name} list={kept} />
    </section>
  )
}

function leftOut(lines: number): string {
  if (lines === 0) return ''
  const what = lines === 1 ? '1 line is' : `${lines} lines are`
  return `${what} not sold like this any more, and left out.`
}

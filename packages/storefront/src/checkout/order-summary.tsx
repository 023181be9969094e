import type { Cart, CartItem } from '@millrun/commerce/cart'
import { formatDollars } from '@millrun/commerce/dollars'
import { lineNote } from '@millrun/commerce/line-note'
import type { OrderTotals } from '@millrun/commerce/order-totals'
import { useId, useState } from 'react'
import { Link } from '../router/link.tsx'
import { itemNumber } from '../cart/item-number.ts'
import { Sums } from '../order/sums.tsx'
import { paths } from '../paths.ts'
import { Icon } from '@millrun/ui/first/icon.tsx'
import { Photograph } from '../pictures/photograph.tsx'
import { SampleNotes } from '../samples/sample-notes.tsx'
import { Measures } from '../text/measures.tsx'

interface OrderSummaryProps {
  readonly cart: Cart
  readonly isPickup: boolean
  readonly totals: OrderTotals
  readonly taxName: string
}

/** What is bought and what it comes to; folded away on a phone, with the total in sight. */
export function OrderSummary({ cart, isPickup, totals, taxName }: OrderSummaryProps) {
  const [isOpen, setIsOpen] = useState(false)
  const contentId = useId()
  return (
    <aside
      aria-labelledby={`${contentId}-title`}
      className="mb-8 border-t border-b border-ink bg-paper lg:sticky lg:top-6 lg:col-span-4 lg:col-start-9 lg:row-start-1 lg:mb-0 lg:self-start lg:border-b-0"
    >
      <div className="flex items-baseline justify-between gap-4 pt-4 pb-3 lg:pt-5 lg:pb-5">
        <h2 id={`${contentId}-title`} className="text-[26px] leading-tight lg:text-[28px]">
          Order Summary
        </h2>
        <span className="font-serif text-2xl lg:hidden">{formatDollars(totals.totalCents)}</span>
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={contentId}
        className="flex min-h-11 w-full cursor-pointer items-center justify-between border-t border-rule py-2 text-left text-[15px] lg:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Hide the order' : `Show the order, ${countText(cart.itemCount)}`}
        <Icon name="chevron-down" size={18} className={isOpen ? 'rotate-180' : ''} />
      </button>
      <div id={contentId} className={isOpen ? '' : 'max-lg:hidden'}>
        <Lines items={cart.items} />
        <Sums totals={totals} taxName={taxName} />
        <Legal />
      </div>
      <SampleNotes items={cart.items} isPickup={isPickup} />
    </aside>
  )
}

function countText(count: number): string {
  return count === 1 ? '1 item' : `${count} items`
}

/** Beyond this many lines the list scrolls by itself, so that the total stays in sight. */
const LINES_IN_SIGHT = 4
const SCROLLED = 'lg:max-h-[max(46dvh,calc(100dvh-24rem))] lg:overflow-y-auto'

function Lines({ items }: { items: readonly CartItem[] }) {
  const list = (
    <ul className="border-t border-rule">
      {items.map((item) => (
        <SummaryLine key={item.id} item={item} />
      ))}
    </ul>
  )
  if (items.length <= LINES_IN_SIGHT) return list
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard must scroll it too
    <section aria-label={`All ${items.length} products`} tabIndex={0} className={SCROLLED}>
      {list}
    </section>
  )
}

function SummaryLine({ item }: { item: CartItem }) {
  return (
    <li className="grid grid-cols-[56px_1fr_auto] gap-4 border-b border-rule py-3.5">
      <Photograph src={item.image} sizes="56px" className="h-18 w-14 object-contain" />
      <div className="min-w-0">
        <p className="title-card text-lg">
          <Measures text={item.title} />
        </p>
        <p className="mt-1 text-sm text-ink-2">
          {lineNote({
            id: item.id,
            item: itemNumber(item.id),
            quantity: item.quantity,
            unitPriceCents: item.priceCents,
          })}
        </p>
      </div>
      <p className="font-semibold">{formatDollars(item.priceCents * item.quantity)}</p>
    </li>
  )
}

function Legal() {
  return (
    <p className="pt-5 pb-4 text-sm text-ink-2">
      By completing your order you agree to our{' '}
      <Link className="more text-ink" to={paths.terms}>
        Terms
      </Link>{' '}
      and{' '}
      <Link className="more text-ink" to={paths.privacy}>
        Privacy Policy
      </Link>
      . Card details go to PayPal and never reach our server.
    </p>
  )
}

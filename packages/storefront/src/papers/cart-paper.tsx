import { formatDollars } from '@millrun/commerce/dollars'
import { orderDate } from '@millrun/commerce/order-date'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useCart } from '../cart/cart-provider.tsx'
import { itemNumber } from '../cart/item-number.ts'
import { useWayThere } from '../delivery/use-way-there.ts'
import { Letterhead } from './letterhead.tsx'
import { PaperLine } from './paper-line.tsx'

/** The cart as a sheet to print: not on the screen, and nothing but it on paper. */
export function CartPaper() {
  const cart = useCart()
  const [day] = useState(() => orderDate(new Date()))
  const way = useWayThere(cart.items, false)
  return createPortal(
    <section data-receipt aria-label="Cart, to print" className="wrap hidden print:block">
      <Letterhead />
      <h1 className="title-gallery mt-6">Cart of {day}</h1>
      <p className="mt-3">No order yet: prices are those of this day.</p>
      <p className="mt-6 flex items-end gap-3">
        Job name <span className="grow border-b border-ink" />
      </p>
      {way !== undefined && (
        <p className="mt-6">
          {way.sentence} Ships {way.days} if ordered on this day. {way.reasons.join(' ')}
        </p>
      )}
      <ul className="mt-6 border-t border-ink">
        {cart.items.map((line) => (
          <PaperLine
            key={line.id}
            id={line.id}
            item={itemNumber(line.id)}
            title={line.title}
            quantity={line.quantity}
            unitPriceCents={line.priceCents}
          >
            {line === cart.items.at(-1) && <Total cents={cart.totalCents} />}
          </PaperLine>
        ))}
      </ul>
    </section>,
    document.body,
  )
}

function Total({ cents }: { cents: number }) {
  return (
    <p className="mt-4 flex justify-between gap-4 text-lg">
      <span>Total, before shipping and tax</span>
      <strong>{formatDollars(cents)}</strong>
    </p>
  )
}

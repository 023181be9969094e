import { productIdOf } from '@millrun/catalogue/choosing/line-id'
import { expectedBack } from '@millrun/commerce/back-day'
import type { CartItem } from '@millrun/commerce/cart'
import { itemNumber } from '../../../cart/item-number.ts'
import { findListing } from '../../../catalogue/find-listing.ts'
import { useBackDay } from '../../../delivery/use-back-day.ts'
import { PaperLine } from '../../../papers/paper-line.tsx'

interface AgainLinesProps {
  readonly items: readonly CartItem[]
  /** Ids of the lines of which nothing is left. */
  readonly soldOut: ReadonlySet<string>
}

/** The parts of a stair with their prices; of what is sold out, that it is, and until when. */
export function AgainLines({ items, soldOut }: AgainLinesProps) {
  return (
    <ul className="mt-5 border-t border-rule" aria-label="Parts">
      {items.map((item) =>
        soldOut.has(item.id) ? (
          <SoldOut key={item.id} item={item} />
        ) : (
          <PaperLine key={item.id} {...rowOf(item)} />
        ),
      )}
    </ul>
  )
}

function SoldOut({ item }: { item: CartItem }) {
  const day = useBackDay(findListing(productIdOf(item.id)) ?? {})
  const back = day === undefined ? '' : ` ${expectedBack(day)}`
  return <PaperLine {...rowOf(item)} note={`Out of stock, left out of the cart.${back}`} />
}

function rowOf({ id, title, quantity, priceCents }: CartItem) {
  return { id, item: itemNumber(id), title, quantity, unitPriceCents: priceCents }
}

import type { ProductText } from '@millrun/catalogue/product'
import { idleInTurn } from '@millrun/ui/first/when-idle'
import { useCallback } from 'react'
import { LongList, type ListPlace } from '../long-list/long-list.tsx'
import { LATE_CARD, ProductCard, type CardWords } from './card/product-card.tsx'
import { useIsArriving } from '../page/use-is-arriving.ts'

interface CardsProps<P extends ProductText> {
  readonly shown: readonly P[]
  /** Its columns, by width. */
  readonly grid: string
  readonly targetId: string
  /** What cards say beyond name, price and features. */
  readonly card: (product: P) => CardWords
}

/** As many cards as are in sight at once on a phone, and no more than a wide first row has. */
const FIRST_ROW = 4
/** Further cards are below the window of most visitors; where they are not, they are laid out all the same. */
const IN_SIGHT = 6

/** Products side by side. */
export function Cards<P extends ProductText>({ shown, grid, targetId, card }: CardsProps<P>) {
  const isArriving = useIsArriving(layOutLateCards)
  const cardAt = useCallback(
    (product: P, index: number, place: ListPlace | undefined) => (
      <ProductCard
        key={product.id}
        product={product}
        isTarget={product.id === targetId}
        isFirst={index < FIRST_ROW}
        isLate={isArriving && index >= IN_SIGHT}
        place={place}
        {...card(product)}
      />
    ),
    [targetId, card, isArriving],
  )
  return (
    <LongList
      box="ul"
      className={`grid overflow-clip border-b border-ink max-md:-mx-3 ${grid}`}
      items={shown}
      targetId={targetId}
    >
      {cardAt}
    </LongList>
  )
}

/** So many are laid out in one go: all of them would hold up a phone for half a second. */
const FEW = 6

/**
 * Lays the cards that come late out, a few at a time. Each is told by itself: to render them anew for it would have the
 * style of all be reckoned once more.
 */
async function layOutLateCards(): Promise<void> {
  const cards = [...document.getElementsByClassName(LATE_CARD)]
  for (let from = 0; from < cards.length; from += FEW) {
    await idleInTurn()
    for (const card of cards.slice(from, from + FEW)) card.classList.remove(LATE_CARD)
  }
}

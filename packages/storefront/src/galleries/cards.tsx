import type { ProductText } from '@millrun/catalogue/product'
import { useCallback } from 'react'
import { LongList, type ListPlace } from '../long-list/long-list.tsx'
import { ProductCard, type CardWords } from './card/product-card.tsx'
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

/** Products side by side. */
export function Cards<P extends ProductText>({ shown, grid, targetId, card }: CardsProps<P>) {
  const isArriving = useIsArriving()
  const cardAt = useCallback(
    (product: P, index: number, place: ListPlace | undefined) => (
      <ProductCard
        key={product.id}
        product={product}
        isTarget={product.id === targetId}
        isFirst={index < FIRST_ROW}
        place={place}
        {...card(product)}
      />
    ),
    [targetId, card],
  )
  return (
    <LongList
      box="ul"
      className={`grid overflow-clip border-b border-ink max-md:-mx-3 ${grid} ${isArriving ? 'late-cards' : ''}`}
      items={shown}
      targetId={targetId}
    >
      {cardAt}
    </LongList>
  )
}

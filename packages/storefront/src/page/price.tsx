import type { Choices } from '@millrun/catalogue/choosing/choices'
import type { Listing } from '@millrun/catalogue/product'
import { savePercent } from '@millrun/catalogue/choosing/unit-price'
import { formatDollars } from '@millrun/commerce/dollars'
import { business } from '@millrun/commerce/business'

interface PriceProps {
  readonly cents: number
  /** Struck through beside it when it is higher, and the business shows such prices. */
  readonly originalCents?: number
  readonly size?: 'page' | 'card'
}

const SIZES = {
  page: {
    price: 'font-serif text-[38px] leading-none tracking-[-0.02em] lg:text-[42px]',
    original: 'text-[17px]',
  },
  card: { price: 'text-lg leading-tight font-semibold', original: 'text-[15px]' },
} as const

/** A price, with what it was before. */
export function Price({ cents, originalCents = cents, size = 'card' }: PriceProps) {
  const look = SIZES[size]
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5">
      <span className={look.price}>{formatDollars(cents)}</span>
      {business.showOriginalPrices && originalCents > cents && (
        <s className={`${look.original} text-ink-2 decoration-1`}>
          <span className="sr-only">Original price </span>
          {formatDollars(originalCents)}
        </s>
      )}
    </p>
  )
}

/** The discount that is shown, in whole percent; 0 when nothing is saved or the business shows none. */
export function shownSaving(product: Listing, choices: Choices): number {
  return business.showOriginalPrices ? savePercent(product, choices) : 0
}

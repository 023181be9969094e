import type { Cart } from '@millrun/commerce/cart'
import { formatDollars } from '@millrun/commerce/dollars'
import { withCommas } from '@millrun/commerce/with-commas'

/** So many pieces: `1 piece`, `1,200 pieces`. */
export function piecesText(count: number): string {
  return count === 1 ? '1 piece' : `${withCommas(count)} pieces`
}

/** What is in a cart in a few words: `7 pieces, $244.93`. */
export function cartText({ itemCount, totalCents }: Cart): string {
  return `${piecesText(itemCount)}, ${formatDollars(totalCents)}`
}

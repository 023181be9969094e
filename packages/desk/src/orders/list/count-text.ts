import { withCommas } from '@millrun/commerce/with-commas'

/** How many orders there are, in words: `1 order`, `More than 500 orders`. */
export function countText(count: number, isMore: boolean): string {
  if (count === 1) return '1 order'
  return `${isMore ? 'More than ' : ''}${withCommas(count)} orders`
}

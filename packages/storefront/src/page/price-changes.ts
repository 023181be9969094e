import { formatDollars } from '@millrun/commerce/dollars'

/** What a species does to the price, from its percent of the base: 130 is `+30%`, 100 is nothing. */
export function percentChange(percent: number): string {
  if (percent === 100) return ''
  return percent > 100 ? `+${percent - 100}%` : `-${100 - percent}%`
}

/** What an option does to the price: 400 is `+$4.00`, 0 is nothing. */
export function priceChange(cents: number): string {
  if (cents === 0) return ''
  return cents > 0 ? `+${formatDollars(cents)}` : formatDollars(cents)
}

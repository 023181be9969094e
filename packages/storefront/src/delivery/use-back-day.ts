import type { Listing } from '@millrun/catalogue/product'
import { backDay } from '@millrun/commerce/back-day'
import { useMinute } from './use-minute.ts'

/** The day on which a product is back, until it has passed: also on a page that stays open, or is shown again. */
export function useBackDay({ backOn }: Pick<Listing, 'backOn'>): string | undefined {
  const minute = useMinute()
  // A page is printed with a day that was to come.
  return minute === undefined ? backOn : backDay(backOn, minute)
}

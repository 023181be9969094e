import type { Listing } from '@millrun/catalogue/product'
import { expectedBack } from '@millrun/commerce/back-day'
import { useBackDay } from './use-back-day.ts'

/** When what is sold out is back, where the shop has said a day. */
export function ExpectedBack({ product }: { product: Listing }) {
  const day = useBackDay(product)
  return day === undefined ? null : expectedBack(day)
}

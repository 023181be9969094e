import type { Choices } from '@millrun/catalogue/choices'
import type { Listing } from '@millrun/catalogue/product'
import { savePercent as savePercentOf } from '@millrun/catalogue/unit-price'
import { business } from '../business.ts'

/** The discount that is shown, in whole percent; 0 when nothing is saved or the business shows none. */
export function savePercent(product: Listing, choices: Choices): number {
  return business.showOriginalPrices ? savePercentOf(product, choices) : 0
}

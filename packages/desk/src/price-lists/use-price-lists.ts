import { PriceListsSchema } from '@millrun/commerce/desk/price-lists'
import { useAsked } from '../asking/use-asked.ts'

/** All price lists of the shop. */
export function usePriceLists() {
  return useAsked(['price-list', 'all'], 'price-lists', PriceListsSchema)
}

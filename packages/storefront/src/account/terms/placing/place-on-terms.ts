import type { OrderData } from '@millrun/commerce/functions'
import {
  PlacedOnTermsSchema,
  TERMS_ORDERS,
  type PlacedOnTerms,
} from '@millrun/commerce/terms/own-terms'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { orderRequest } from '../../../checkout/payment/order-request.ts'
import { askAccount } from '../../ask-account.ts'

/** Has the shop enter an order on terms; the same cart once more is answered with the same order. */
export function placeOnTerms(order: OrderData): Promise<Outcome<PlacedOnTerms>> {
  return askAccount(TERMS_ORDERS, PlacedOnTermsSchema, {
    method: 'POST',
    body: orderRequest(order),
  })
}

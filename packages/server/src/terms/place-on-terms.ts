import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import type { CreateOrderRequest } from '@millrun/commerce/functions'
import { orderPagePath } from '@millrun/commerce/order-page'
import { dueDay } from '@millrun/commerce/terms/ageing'
import type { PlacedOnTerms } from '@millrun/commerce/terms/own-terms'
import { pricedSale } from '../functions/priced-sale.ts'
import { Refusal } from '../http/refusal.ts'
import { contentText } from '../orders/memory/content-text.ts'
import type { NewOrder, Order } from '../orders/order.ts'
import { placeOrder } from '../orders/place-order.ts'
import { refuseSecondOrder } from '../payments/refuse-second-order.ts'
import type { Till } from '../payments/till.ts'
import { findPriceList } from '../trade/price-lists.ts'
import { tradeAccountOf } from '../trade/trade-accounts.ts'
import { NO_TERMS } from './require-room.ts'

/**
 * Enters an order that its account owes, at the prices of its list; the same content of the same cart gives the same order
 * again. Throws a `Refusal` for an account without terms, for more than it may owe, and for a cart that is paid otherwise.
 */
export async function placeOnTerms(
  till: Pick<Till, 'books' | 'now' | 'taxTable'>,
  accountId: string,
  request: CreateOrderRequest,
): Promise<PlacedOnTerms> {
  const { database } = till.books
  const account = await tradeAccountOf(database, accountId)
  if (account?.terms === undefined) throw new Refusal(403, NO_TERMS)
  const { priceList, terms } = account
  const list = priceList === undefined ? undefined : await findPriceList(database, priceList)
  const sale = await pricedSale(till, request, list?.rows)
  const dueOn = dueDay(newJerseyDay(till.now()), terms.days)
  const content = { ...sale, terms: { accountId, dueOn, paidOn: undefined } }
  const order = await placeOrder(till.books, content)
  if (!isMeant(order, content)) refuseSecondOrder(order)
  return {
    orderNumber: order.orderNumber,
    orderLink: orderPagePath(order),
    dueOn: order.terms?.dueOn ?? dueOn,
  }
}

/** Whether the order that a cart has is this one. */
function isMeant(order: Order, content: NewOrder): boolean {
  const isOwn = order.terms?.accountId === content.terms?.accountId
  return isOwn && contentText(order) === contentText(content)
}

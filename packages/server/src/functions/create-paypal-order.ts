import type { CreateOrderRequest, OrderData } from '@millrun/commerce/functions'
import { TICKET_VOID } from '@millrun/commerce/trade/pricing-ticket'
import { Refusal } from '../http/refusal.ts'
import { placeAtPayPal } from '../payments/place-at-paypal.ts'
import type { Till } from '../payments/till.ts'
import { type TicketHolder, ticketHolder } from '../trade/pricing-tickets.ts'
import { pricedSale } from './priced-sale.ts'

/** Prices the order again, at the prices of this moment, and only then lets PayPal hear of it. */
export async function createPayPalOrder(till: Till, request: CreateOrderRequest, buyerKey: string) {
  const holder = await holderOf(till, request.orderData)
  const sale = await pricedSale(till, request, holder?.rows)
  return { orderID: await placeAtPayPal(till, { ...sale, buyerKey }) }
}

/** Who shows a ticket with the order. Throws a `Refusal` where it is not good any more: its prices were shown. */
async function holderOf(
  { books, now }: Till,
  { ticket }: OrderData,
): Promise<TicketHolder | undefined> {
  if (ticket === undefined) return undefined
  const holder = await ticketHolder(books.database, ticket, now())
  if (holder === undefined) throw new Refusal(422, TICKET_VOID)
  return holder
}

import type { OrderData, OrderStatusResponse } from '@millrun/commerce/functions'
import { itemNumber } from '../../../cart/item-number.ts'

/** A waiting order as the page of an order shows it; under which rate it is taxed the shop says when it is placed. */
export function waitingPaper(
  order: OrderData,
): Omit<OrderStatusResponse, 'orderNumber' | 'placedAt'> {
  const { items, customerInfo, poNumber, jobName, invoiceEmail } = order
  const { subtotal, shipping, tax, total, pickup } = order
  return {
    status: 'on_terms',
    pickup,
    buyer: `${customerInfo.firstName} ${customerInfo.lastName}`,
    address: customerInfo,
    lines: items.map(({ id, title, quantity, price }) => {
      const item = itemNumber(id)
      return { id, title, quantity, price, ...(item !== undefined && { item }) }
    }),
    subtotal,
    shipping,
    tax,
    total,
    taxName: 'Tax',
    refunded: '0.00',
    poNumber,
    jobName,
    invoiceEmail,
  }
}

import type { OrderBooks } from '../orders/order-books.ts'
import type { Order } from '../orders/order.ts'
import { tradePaperPdf } from '../papers/trade-paper.ts'
import { invoiceOf } from './invoice.ts'

/** The invoice of an order as a PDF. Throws a `Refusal` for an order that is no sale. */
export async function invoicePdf({ database }: OrderBooks, order: Order): Promise<Buffer> {
  const accountId = order.terms?.accountId
  const application =
    accountId === undefined
      ? undefined
      : await database
          .selectFrom('trade_applications')
          .select('business_name')
          .where('account_id', '=', accountId)
          .orderBy('applied_at', 'desc')
          .limit(1)
          .executeTakeFirst()
  return tradePaperPdf(invoiceOf(order, application?.business_name))
}

/** What the file of it is called. */
export function invoiceHeader({ orderNumber }: Order): string {
  return `attachment; filename="invoice-${orderNumber}.pdf"`
}

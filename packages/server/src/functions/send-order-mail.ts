import { isWrittenAbout, type MailOutbox } from '../mail/mail-outbox.ts'
import { findOrder } from '../orders/find-order.ts'
import type { OrderBooks } from '../orders/order-books.ts'

interface Asked {
  readonly orderNumber: string
  readonly email: string
}

/** Sends the mail about an order once more, if the order exists and this is its buyer's address. */
export async function sendOrderMail(
  books: OrderBooks,
  outbox: MailOutbox,
  asked: Asked,
): Promise<void> {
  const order = await findOrder(books, { orderNumber: asked.orderNumber.trim().toUpperCase() })
  if (order === undefined || !isWrittenAbout(order.status)) return
  const email = plain(order.customer.email)
  // Without an address the buyer was forgotten after years.
  if (email === '' || email !== plain(asked.email)) return
  await outbox.sendAgain(order.id)
}

function plain(email: string): string {
  return email.trim().toLowerCase()
}

import type { OrderDatabase } from './database/order-database.ts'
import { putMails } from './mail/mail-outbox.ts'
import type { OrderBooks } from './orders/order-books.ts'
import { takeStock } from './shelf/take-stock.ts'

/** The orders of a database, with everybody who listens to what happens to them. */
export function openBooks(
  database: OrderDatabase,
  times: Partial<Pick<OrderBooks, 'now' | 'longestCheckPauseMs'>> = {},
): OrderBooks {
  const { now = () => new Date(), longestCheckPauseMs = 300_000 } = times
  return { database, now, longestCheckPauseMs, listeners: [takeStock, putMails] }
}

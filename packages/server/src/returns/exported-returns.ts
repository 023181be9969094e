import type { OrderDatabase } from '../database/order-database.ts'
import { findPhotograph, photographNumbers, returnsOf } from './return-store.ts'
import { returnHistory } from './return-events.ts'

/** What is kept of the returns of these orders, with the photographs, for whoever asks for their own data. */
export async function exportedReturns(
  database: OrderDatabase,
  orders: readonly { readonly id: string; readonly order_number: string }[],
): Promise<readonly object[]> {
  const exported: object[] = []
  for (const { id: orderId, order_number: orderNumber } of orders) {
    for (const { id, number, status, reason, words, askedAt, lines } of await returnsOf(
      database,
      orderId,
    )) {
      const history = await returnHistory(database, id)
      exported.push({
        orderNumber,
        number,
        status,
        reason,
        words,
        askedAt,
        lines,
        history: history.map(({ at, kind, note }) => ({ at, kind, note })),
        photographs: await photographsOf(database, id),
      })
    }
  }
  return exported
}

async function photographsOf(database: OrderDatabase, id: string): Promise<readonly object[]> {
  const photographs: object[] = []
  for (const number of await photographNumbers(database, id)) {
    const found = await findPhotograph(database, id, number)
    if (found === undefined) continue
    photographs.push({ mediaType: found.mediaType, content: found.bytes.toString('base64') })
  }
  return photographs
}

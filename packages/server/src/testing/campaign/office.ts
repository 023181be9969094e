import { openOrderDatabase } from '../../database/order-database.ts'
import { readEnvironment } from '../../environment.ts'
import { readOrdersCommand } from '../../commands/orders/read-orders-command.ts'
import { runOrdersCommand } from '../../commands/orders/run-orders-command.ts'
import { openBooks } from '../../open-books.ts'
import { findOrder } from '../../orders/find-order.ts'
import type { DatabaseSettings } from '../on-each-database.ts'

/** Somebody of the business who works with `npm run orders` while the servers come and go. */
export interface Office {
  /** What does not succeed is said once more, as the command asks for. */
  readonly orders: (...words: string[]) => Promise<void>
  readonly numberOf: (captureId: string) => Promise<string | undefined>
  readonly close: () => Promise<void>
}

const TRIES = 3

export async function openOffice(
  variables: Readonly<Record<string, string>>,
  settings: DatabaseSettings,
): Promise<Office> {
  const read = readEnvironment(variables)
  if (!read.ok) throw new Error(read.problems.join(' '))
  const { environment } = read
  const database = await openOrderDatabase(settings)
  const books = openBooks(database)
  return {
    async orders(...words) {
      const command = readOrdersCommand(words)
      if (command === undefined) return
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        if ((await runOrdersCommand(environment, database, command)).isDone) return
      }
    },
    async numberOf(captureId) {
      const mentioned = { captureId, payPalOrderId: undefined, orderId: undefined }
      return (await findOrder(books, mentioned))?.orderNumber
    },
    close: () => database.destroy(),
  }
}

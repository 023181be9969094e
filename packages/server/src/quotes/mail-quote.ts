import type { Transaction } from 'kysely'
import { inTransaction } from '../database/in-transaction.ts'
import type { OrderTables } from '../database/order-tables.ts'
import { Refusal } from '../http/refusal.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import { lockOpen } from './make-quote.ts'
import type { QuoteVersion } from './quote-store.ts'

interface Writing {
  readonly at: Date
  /** Written down with it, or not at all. */
  readonly also: (transaction: Transaction<OrderTables>, mailed: QuoteVersion) => Promise<void>
}

/**
 * Has what a quote says now mailed to its client, once more where it was mailed before. Throws a `Refusal` where nobody's
 * address stands in it, and where it is accepted or withdrawn.
 */
export async function mailQuote(
  { database }: Pick<OrderBooks, 'database'>,
  quoteId: string,
  { at, also }: Writing,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const version = await lockOpen(transaction, quoteId)
    if (version.email === '') throw new Refusal(409, noAddress(version.number))
    await transaction
      .updateTable('quote_versions')
      .set({ tries: 0, next_mail_at: at.toISOString() })
      .where('id', '=', version.id)
      .execute()
    await also(transaction, version)
  })
}

function noAddress(number: string): string {
  return `Quote ${number} has no e-mail address. Please change the quote and give one, or send its link yourself.`
}

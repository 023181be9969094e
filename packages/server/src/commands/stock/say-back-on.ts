import { backDayProblem } from '@millrun/commerce/back-day'
import { inTransaction } from '../../database/in-transaction.ts'
import type { OrderDatabase } from '../../database/order-database.ts'
import { setBackOn } from '../../shelf/set-back-on.ts'
import { titled } from '../../shelf/shelf-change.ts'
import { CommandFault } from '../command-fault.ts'
import type { StockCommand } from './read-stock-command.ts'

/** Says on which day what is sold out is back, or no day any more. Throws a `CommandFault` where that cannot be said. */
export async function sayBackOn(
  database: OrderDatabase,
  { productId, on }: Extract<StockCommand, { name: 'back' }>,
  at: Date,
): Promise<string> {
  const problem = on === null ? undefined : backDayProblem(on, at)
  if (problem !== undefined) throw new CommandFault(problem)
  const result = await inTransaction(database, (transaction) =>
    setBackOn(transaction, { productId, on }),
  )
  if (!result.ok) throw new CommandFault(result.problem)
  return `${titled(productId)}: ${on === null ? 'no day is told any more' : `back on ${on}`}.\n`
}

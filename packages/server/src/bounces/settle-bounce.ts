import type { Transaction } from 'kysely'
import { inTransaction } from '../database/in-transaction.ts'
import type { OrderTables } from '../database/order-tables.ts'
import { type Actor, keepAction } from '../desk/staff-actions.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import { done, fail, type Outcome } from '../outcome.ts'

/** Writes down that somebody has seen to a mail that came back: has telephoned, or knows that nobody waits for it. */
export function settleBounce(
  { database, now }: OrderBooks,
  id: string,
  actor: Actor,
): Promise<Outcome> {
  return inTransaction(database, async (transaction) => {
    const at = now()
    const settled = await transaction
      .updateTable('bounces')
      .set({ settled_at: at.toISOString(), settled_by: actor.email })
      .where('id', '=', id)
      .where('settled_at', 'is', null)
      .returning(['order_id', 'about'])
      .executeTakeFirst()
    if (settled === undefined) return alreadySettled(transaction, id)
    await keepAction(transaction, {
      actor,
      at,
      deed: 'saw to a mail that came back',
      subject: await subjectOf(transaction, settled),
    })
    return done('The mail is off the list.')
  })
}

async function alreadySettled(transaction: Transaction<OrderTables>, id: string): Promise<Outcome> {
  const row = await transaction
    .selectFrom('bounces')
    .select('settled_by')
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return fail('There is no such mail.')
  return fail(`${row.settled_by ?? 'Somebody'} has seen to it already.`)
}

interface Settled {
  readonly order_id: string | null
  readonly about: string
}

/** The order's number; of anything else what it was about: the list of actions is for good, an address is not. */
async function subjectOf(
  transaction: Transaction<OrderTables>,
  { order_id: orderId, about }: Settled,
): Promise<string> {
  if (orderId === null) return about
  const { order_number: orderNumber } = await transaction
    .selectFrom('orders')
    .select('order_number')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return orderNumber
}

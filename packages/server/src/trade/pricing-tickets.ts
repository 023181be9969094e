import { createHash, randomBytes } from 'node:crypto'
import type { PriceRow } from '@millrun/commerce/trade/price-row'
import type { OrderDatabase } from '../database/order-database.ts'
import { findPriceList } from './price-lists.ts'
import { tradeAccountOf } from './trade-accounts.ts'

/** How long a ticket is good after its account was open in that browser. */
const GOOD_FOR_MS = 90 * 24 * 3_600_000

/** Who shows a ticket, and the prices that it stands for. */
export interface TicketHolder {
  readonly accountId: string
  readonly rows: readonly PriceRow[]
}

interface TicketWish {
  readonly accountId: string
  readonly sessionId: string
  /** The one that the browser has. */
  readonly ticket: string | undefined
}

/** The ticket of a session: the one that its browser has, renewed, or a new one in its place. */
export async function renewTicket(
  database: OrderDatabase,
  { accountId, sessionId, ticket }: TicketWish,
  at: Date,
): Promise<string> {
  const renewed_at = at.toISOString()
  if (ticket !== undefined) {
    const { numUpdatedRows } = await database
      .updateTable('pricing_tickets')
      .set({ renewed_at })
      .where('hash', '=', hashOf(ticket))
      .where('session_id', '=', sessionId)
      .where('renewed_at', '>=', oldest(at))
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 1n) return ticket
  }
  const made = randomBytes(16).toString('base64url')
  await database.deleteFrom('pricing_tickets').where('session_id', '=', sessionId).execute()
  await database.deleteFrom('pricing_tickets').where('renewed_at', '<', oldest(at)).execute()
  const row = { hash: hashOf(made), account_id: accountId, session_id: sessionId, renewed_at }
  await database.insertInto('pricing_tickets').values(row).execute()
  return made
}

/** Who shows this ticket; undefined where its session has ended, it is too old, or its account buys at everybody's prices by now. */
export async function ticketHolder(
  database: Pick<OrderDatabase, 'selectFrom'>,
  ticket: string,
  at: Date,
): Promise<TicketHolder | undefined> {
  const row = await database
    .selectFrom('pricing_tickets as ticket')
    .innerJoin('sessions as session', 'session.id', 'ticket.session_id')
    .select('ticket.account_id')
    .where('ticket.hash', '=', hashOf(ticket))
    .where('ticket.renewed_at', '>=', oldest(at))
    .where('session.ended_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const accountId = row.account_id
  const account = await tradeAccountOf(database, accountId)
  if (account?.priceList === undefined) return undefined
  const list = await findPriceList(database, account.priceList)
  return list && { accountId, rows: list.rows }
}

function oldest(at: Date): string {
  return new Date(at.getTime() - GOOD_FOR_MS).toISOString()
}

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64url')
}

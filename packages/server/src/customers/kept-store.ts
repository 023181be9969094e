import {
  type KeepRequest,
  type KeptEntry,
  type KeptWork,
  MOST_KEPT,
} from '@millrun/commerce/account/kept-work'
import type { Selectable } from 'kysely'
import { inTransaction } from '../database/in-transaction.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import type { KeptWorkTable } from '../database/order-tables.ts'
import { Refusal } from '../http/refusal.ts'

const TOO_MANY = `An account keeps at most ${MOST_KEPT} carts and designs; please delete one first.`

interface KeptName {
  readonly accountId: string
  readonly id: string
}

const ENTRY = ['id', 'kind', 'job_name', 'version', 'kept_at'] as const

/** What an account keeps, the newest first, without its content. */
export async function listKept(
  database: OrderDatabase,
  accountId: string,
): Promise<readonly KeptEntry[]> {
  const rows = await database
    .selectFrom('kept_work')
    .select(ENTRY)
    .where('account_id', '=', accountId)
    .orderBy('kept_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(entryOf)
}

/** One of them, with its content; undefined when it is not kept. */
export async function findKept(
  database: Pick<OrderDatabase, 'selectFrom'>,
  { accountId, id }: KeptName,
): Promise<KeptWork | undefined> {
  const row = await database
    .selectFrom('kept_work')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined ? undefined : { ...entryOf(row), content: row.content }
}

export type KeepOutcome =
  | { readonly ok: true; readonly kept: KeptWork }
  /** Another device has kept this one since. */
  | { readonly ok: false; readonly newer: KeptWork }

/** Keeps a cart or a design, in place of the version that its device knows. Throws a `Refusal` when there are too many. */
export function keepWork(
  database: OrderDatabase,
  { accountId, id }: KeptName,
  { kind, jobName, content, replaces }: KeepRequest,
  at: Date,
): Promise<KeepOutcome> {
  const values = { kind, job_name: jobName, content, kept_at: at.toISOString() }
  return inTransaction(database, async (transaction) => {
    const before = await findKept(transaction, { accountId, id })
    // What another device has deleted is kept anew.
    if (before === undefined) {
      const { count } = await transaction
        .selectFrom('kept_work')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow()
      if (Number(count) >= MOST_KEPT) throw new Refusal(422, TOO_MANY)
      const row = { ...values, account_id: accountId, id, version: 1 }
      const added = await transaction
        .insertInto('kept_work')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst()
      if (added !== undefined) return { ok: true, kept: { ...entryOf(added), content } }
    } else {
      const row = await transaction
        .updateTable('kept_work')
        .set({ ...values, version: replaces + 1 })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .where('version', '=', replaces)
        .returningAll()
        .executeTakeFirst()
      if (row !== undefined) return { ok: true, kept: { ...entryOf(row), content } }
    }
    const newer = await findKept(transaction, { accountId, id })
    if (newer === undefined) throw new Error('what was in the way is gone')
    return { ok: false, newer }
  })
}

/** Deletes it; what is gone already is no problem. */
export async function deleteKept(
  database: OrderDatabase,
  { accountId, id }: KeptName,
): Promise<void> {
  await database
    .deleteFrom('kept_work')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}

function entryOf(row: Pick<Selectable<KeptWorkTable>, (typeof ENTRY)[number]>): KeptEntry {
  return {
    id: row.id,
    kind: row.kind,
    jobName: row.job_name,
    version: row.version,
    keptAt: row.kept_at,
  }
}

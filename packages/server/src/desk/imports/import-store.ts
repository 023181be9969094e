import { randomUUID } from 'node:crypto'
import type { ImportKind, ImportMode, ImportPreview } from '@millrun/commerce/desk/import-request'
import type { Transaction } from 'kysely'
import { z } from 'zod/mini'
import { inTransaction } from '../../database/in-transaction.ts'
import type { OrderTables } from '../../database/order-tables.ts'
import { Refusal } from '../../http/refusal.ts'
import type { OrderBooks } from '../../orders/order-books.ts'
import { done, fail } from '../../outcome.ts'
import { type Actor, keepAction } from '../staff-actions.ts'
import type { Applied } from './import-reader.ts'
import { IMPORT_READERS } from './import-readers.ts'
import { readCsv } from './read-csv.ts'

interface SentFile {
  readonly kind: ImportKind
  readonly mode: ImportMode
  readonly csv: string
}

const RowsSchema = z.array(z.object({ row: z.number(), values: z.record(z.string(), z.string()) }))

/** Keeps a file and says what each of its rows would change; nothing else is written. */
export async function keepImport(
  { database, now }: OrderBooks,
  { kind, mode, csv }: SentFile,
  actor: Actor,
): Promise<ImportPreview> {
  const reader = IMPORT_READERS[kind]
  const file = readCsv(csv, reader.columns)
  if (!file.ok) {
    const { row, problem } = file
    return { id: '', rows: [{ row, item: '', from: '', to: '', problem }] }
  }
  const id = randomUUID()
  const at = now()
  const sent = { rows: file.rows, mode, at }
  const looked = { ...sent, rows: (await reader.prepare?.(database, sent)) ?? file.rows }
  const rows = await reader.preview(database, looked)
  await database
    .insertInto('imports')
    .values({
      id,
      kind,
      mode,
      rows: JSON.stringify(looked.rows),
      actor: actor.email,
      created_at: at.toISOString(),
      applied_at: null,
      reverse: null,
    })
    .execute()
  return { id, rows: [...rows] }
}

/** Does what a file says, once, and all of it or nothing. */
export async function applyImport(
  { database, now }: OrderBooks,
  id: string,
  actor: Actor & { readonly role: string },
): Promise<Applied> {
  try {
    return await inTransaction(database, async (transaction) => {
      const at = now()
      const row = await transaction
        .updateTable('imports')
        .set({ applied_at: at.toISOString() })
        .where('id', '=', id)
        .where('applied_at', 'is', null)
        .returningAll()
        .executeTakeFirst()
      if (row === undefined) return await appliedBefore(transaction, id)
      const reader = IMPORT_READERS[row.kind]
      if (!reader.roles.some((role) => role === actor.role)) {
        throw new Refusal(403, 'This file is for somebody with another role; please ask them.')
      }
      const rows = RowsSchema.parse(JSON.parse(row.rows))
      const outcome = await reader.apply(transaction, { rows, mode: row.mode, actor, at })
      if (!outcome.ok) throw new NotApplied(outcome.sentence)
      const after = { kind: row.kind, rows: rows.length }
      await keepAction(transaction, { actor, at, deed: 'applied a file', subject: id, after })
      await keepReverse(transaction, id, outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof NotApplied) return fail(error.message)
    throw error
  }
}

/** Takes back all that was written of an import. */
class NotApplied extends Error {
  override readonly name = 'NotApplied'
}

async function appliedBefore(
  database: Pick<OrderBooks['database'], 'selectFrom'>,
  id: string,
): Promise<Applied> {
  const row = await database
    .selectFrom('imports')
    .select('reverse')
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw new Refusal(404, 'This file is not known; please send it again.')
  const { reverse } = row
  const outcome = done('This file was applied before; nothing has changed.')
  return reverse === null ? outcome : { ...outcome, reverse }
}

async function keepReverse(
  transaction: Transaction<OrderTables>,
  id: string,
  { reverse }: Applied,
): Promise<void> {
  if (reverse === undefined) return
  await transaction.updateTable('imports').set({ reverse }).where('id', '=', id).execute()
}

/** The file that takes back an import, and of which kind it is. Throws a `Refusal` where there is none. */
export async function reverseOf(
  { database }: OrderBooks,
  id: string,
): Promise<{ readonly kind: ImportKind; readonly csv: string }> {
  const row = await database
    .selectFrom('imports')
    .select(['kind', 'reverse'])
    .where('id', '=', id)
    .executeTakeFirst()
  const { kind, reverse = null } = row ?? {}
  if (kind !== undefined && reverse !== null) return { kind, csv: reverse }
  throw new Refusal(404, 'There is no file that takes this back.')
}

import { randomUUID } from 'node:crypto'
import {
  type AddressEntry,
  type KeptAddress,
  KeptAddressSchema,
  MOST_ADDRESSES,
} from '@millrun/commerce/account/kept-address'
import type { Selectable, Transaction } from 'kysely'
import { inTransaction } from '../database/in-transaction.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import type { KeptAddressesTable, OrderTables } from '../database/order-tables.ts'
import { Refusal } from '../http/refusal.ts'

const TOO_MANY = `An account keeps at most ${MOST_ADDRESSES} addresses; please delete one first.`
const GONE = 'This address is not kept any more.'

/** The addresses of an account: the default first, then the newest. */
export async function listAddresses(
  database: Pick<OrderDatabase, 'selectFrom'>,
  accountId: string,
): Promise<readonly KeptAddress[]> {
  const rows = await database
    .selectFrom('kept_addresses')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(addressOf)
}

/** Keeps one more; the first one is the default whatever is said. Throws a `Refusal` when there are too many. */
export function addAddress(
  database: OrderDatabase,
  accountId: string,
  entry: AddressEntry,
  at: Date,
): Promise<readonly KeptAddress[]> {
  return inTransaction(database, async (transaction) => {
    const { length } = await listAddresses(transaction, accountId)
    if (length >= MOST_ADDRESSES) throw new Refusal(422, TOO_MANY)
    const id = randomUUID()
    await transaction
      .insertInto('kept_addresses')
      .values({
        id,
        account_id: accountId,
        recipient: JSON.stringify(entry.recipient),
        is_default: 0,
        created_at: at.toISOString(),
      })
      .execute()
    if (entry.isDefault) await makeDefault(transaction, accountId, id)
    return withDefault(transaction, accountId)
  })
}

/** Writes an address anew. Throws a `Refusal` when it is gone. */
export function changeAddress(
  database: OrderDatabase,
  { accountId, id }: AddressName,
  { recipient, isDefault }: AddressEntry,
): Promise<readonly KeptAddress[]> {
  return inTransaction(database, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('kept_addresses')
      .set({ recipient: JSON.stringify(recipient), is_default: 0 })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new Refusal(404, GONE)
    if (isDefault) await makeDefault(transaction, accountId, id)
    return withDefault(transaction, accountId)
  })
}

/** Deletes an address; one that is gone already is no problem. */
export function deleteAddress(
  database: OrderDatabase,
  { accountId, id }: AddressName,
): Promise<readonly KeptAddress[]> {
  return inTransaction(database, async (transaction) => {
    await transaction
      .deleteFrom('kept_addresses')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute()
    return withDefault(transaction, accountId)
  })
}

interface AddressName {
  readonly accountId: string
  readonly id: string
}

async function makeDefault(
  transaction: Transaction<OrderTables>,
  accountId: string,
  id: string,
): Promise<void> {
  await transaction
    .updateTable('kept_addresses')
    .set((is) => ({ is_default: is.case().when('id', '=', id).then(1).else(0).end() }))
    .where('account_id', '=', accountId)
    .execute()
}

/** The list, in which the newest is the default where no other is. */
async function withDefault(
  transaction: Transaction<OrderTables>,
  accountId: string,
): Promise<readonly KeptAddress[]> {
  const [first] = await listAddresses(transaction, accountId)
  if (first !== undefined && !first.isDefault) await makeDefault(transaction, accountId, first.id)
  return listAddresses(transaction, accountId)
}

function addressOf(row: Selectable<KeptAddressesTable>): KeptAddress {
  return KeptAddressSchema.parse({
    id: row.id,
    recipient: JSON.parse(row.recipient),
    isDefault: row.is_default === 1,
  })
}

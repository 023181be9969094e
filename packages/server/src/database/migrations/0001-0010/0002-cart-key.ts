import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { hasOrderColumn } from '../order-columns.ts'

/** An order is known by its cart, not by its content: the same things may be bought twice. */
export const cartKey: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    if (await hasOrderColumn(database, 'cart_key')) return
    await database.schema.alterTable('orders').renameColumn('content_key', 'cart_key').execute()
  },
}

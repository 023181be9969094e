import type { OrderDatabase } from '../../database/order-database.ts'
import { DAY_MS } from '../../time-spans.ts'
import type { Edition } from './edition.ts'

/** Says that pages name this edition just now. Those that no page has named for a day are forgotten. */
export async function keepEdition(
  database: OrderDatabase,
  { name, content, files }: Edition,
  at: Date,
): Promise<void> {
  const shown_at = at.toISOString()
  await database
    .insertInto('shelf_editions')
    .values([{ name, content }, ...files].map((file) => ({ ...rowOf(file), shown_at })))
    .onConflict((same) => same.column('name').doUpdateSet({ shown_at }))
    .execute()
  await database
    .deleteFrom('shelf_editions')
    .where('shown_at', '<', new Date(at.getTime() - DAY_MS).toISOString())
    .execute()
}

function rowOf({ name, content }: Edition['files'][number]) {
  return { name, content }
}

/** The script of an edition, or a file of it, that some server has shown; undefined when none has, or longer ago than a day. */
export async function findEdition(
  database: OrderDatabase,
  name: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('shelf_editions')
    .select('content')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.content
}

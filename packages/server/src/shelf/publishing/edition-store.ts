import type { OrderDatabase } from '../../database/order-database.ts'
import { DAY_MS } from '../../time-spans.ts'
import type { Edition } from './edition.ts'

/** Says that pages name this edition just now. Those that no page has named for a day are forgotten. */
export async function keepEdition(
  database: OrderDatabase,
  { name, content }: Edition,
  at: Date,
): Promise<void> {
  const shown_at = at.toISOString()
  await database
    .insertInto('shelf_editions')
    .values({ name, content, shown_at })
    .onConflict((same) => same.column('name').doUpdateSet({ shown_at }))
    .execute()
  await database
    .deleteFrom('shelf_editions')
    .where('shown_at', '<', new Date(at.getTime() - DAY_MS).toISOString())
    .execute()
}

/** The script of an edition that some server has shown; undefined when none has, or longer ago than a day. */
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

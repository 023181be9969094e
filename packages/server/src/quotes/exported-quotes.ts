import { sql } from 'kysely'
import type { OrderDatabase } from '../database/order-database.ts'
import { versionOf, versions } from './quote-store.ts'

/** All that quotes have said which an account made or which were for its address, without what opens them. */
export async function exportedQuotes(
  database: Pick<OrderDatabase, 'selectFrom'>,
  { accountId, email }: { readonly accountId: string; readonly email: string },
): Promise<readonly object[]> {
  const rows = await versions(database)
    .where((is) =>
      is.or([is('account_id', '=', accountId), is(sql`lower(version.email)`, '=', email)]),
    )
    .orderBy('made_at')
    .execute()
  return rows.map((row) => {
    const { number, version, madeAt, jobName, client, until, note, design, lines, ...of } =
      versionOf(row)
    return { number, version, madeAt, jobName, client, email: of.email, until, note, design, lines }
  })
}

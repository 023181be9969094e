import { catalogue } from '@millrun/catalogue/catalogue'
import type { ImportRow } from '@millrun/commerce/desk/import-request'
import type { OrderDatabase } from '../../../database/order-database.ts'
import { todaysProducts } from '../../../shelf/read-shelf.ts'
import { allPriceLists } from '../../../trade/price-lists.ts'
import type { LookedAt } from '../import-reader.ts'
import { type ChangedList, judgeList } from './judge-list.ts'
import { readListRow } from './read-list-row.ts'

/** What a file of price lists would do. */
export interface JudgedLists {
  readonly rows: readonly ImportRow[]
  /** The lists that become others, where no row has a problem. */
  readonly changed: readonly ChangedList[]
}

/** Judges a file by the lists and the prices of everybody that hold now. */
export async function judgeLists(
  database: Pick<OrderDatabase, 'selectFrom'>,
  { rows, at }: LookedAt,
): Promise<JudgedLists> {
  const everything = catalogue.map(({ id }) => id)
  const findToday = await todaysProducts(database, everything, at)
  const known = await allPriceLists(database)
  const spelled = new Map(known.map(({ name }) => [name.toLowerCase(), name] as const))
  const read = rows.map((row) => ({ ...row, meant: readListRow(row, findToday) }))
  const judged = [...Map.groupBy(read, ({ values }) => values['list'] ?? '')].map(([name, own]) => {
    const spelling = spelled.get(name.toLowerCase()) ?? name
    spelled.set(name.toLowerCase(), spelling)
    const before = known.find((list) => list.name === name)
    return judgeList({ name, spelling, before, rows: own }, findToday)
  })
  return {
    rows: judged.flatMap((list) => list.rows),
    changed: judged.flatMap(({ changed }) => changed ?? []),
  }
}

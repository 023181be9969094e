import type { OrderDatabase } from '../../../database/order-database.ts'
import { allPriceLists, type PriceList } from '../../../trade/price-lists.ts'
import type { CsvRow } from '../read-csv.ts'

/** Adds to each row which setting of its list is looked at, under `seen`. */
export async function withLookedAt(
  database: Pick<OrderDatabase, 'selectFrom'>,
  rows: readonly CsvRow[],
): Promise<readonly CsvRow[]> {
  const lists = new Map((await allPriceLists(database)).map((list) => [list.name, list]))
  return rows.map(({ row, values }) => ({
    row,
    values: { ...values, seen: lookedAt(lists.get(values['list'] ?? '')) },
  }))
}

/** No two settings of a list have the same moment. */
export function lookedAt(list: PriceList | undefined): string {
  return list?.setAt ?? 'not there'
}

import type { ListedPriceList } from '@millrun/commerce/desk/price-lists'
import type { OrderDatabase } from '../../database/order-database.ts'
import { allPriceLists, type PriceList } from '../../trade/price-lists.ts'

type Reader = Pick<OrderDatabase, 'selectFrom'>

/** Every list with how many accounts buy by it, by name. */
export async function shownPriceLists(database: Reader): Promise<ListedPriceList[]> {
  const lists = await allPriceLists(database)
  return Promise.all(lists.map((list) => listedAs(database, list)))
}

/** A list with how many accounts buy by it. */
export async function listedAs(
  database: Reader,
  { name, rows, setAt, actor }: PriceList,
): Promise<ListedPriceList> {
  const { accounts } = await database
    .selectFrom('trade_accounts')
    .select((is) => is.fn.countAll<number | string>().as('accounts'))
    .where('price_list', '=', name)
    .executeTakeFirstOrThrow()
  return { name, count: rows.length, setAt, actor, accounts: Number(accounts) }
}

import type { Transaction } from 'kysely'
import type { OrderTables } from '../../../database/order-tables.ts'
import { done, fail } from '../../../outcome.ts'
import { lockPriceLists, setPriceList } from '../../../trade/price-lists.ts'
import { LIST_COLUMNS, priceListCsv } from '../../price-lists/price-list-csv.ts'
import { keepAction } from '../../staff-actions.ts'
import { DECIDING } from '../../staff.ts'
import type { DeskHand } from '../../stock/shelf-deeds.ts'
import type { ImportReader } from '../import-reader.ts'
import { NOTHING_DIFFERENT } from '../shelf/reverse-csv.ts'
import type { ChangedList } from './judge-list.ts'
import { judgeLists } from './judge-lists.ts'
import { withLookedAt } from './with-looked-at.ts'

/** Price lists: each that a file names has the rows of the file from now on, and none of those it had. */
export const priceListReader: ImportReader = {
  roles: DECIDING.config.roles,
  columns: LIST_COLUMNS,

  prepare(database, { rows }) {
    return withLookedAt(database, rows)
  },

  async preview(database, file) {
    return (await judgeLists(database, file)).rows
  },

  async apply(transaction, applying) {
    await lockPriceLists(transaction)
    const { rows, changed } = await judgeLists(transaction, applying)
    const bad = rows.find(({ problem }) => problem !== null)
    if (bad !== undefined) return fail(`Row ${bad.row}: ${bad.problem} Nothing was changed.`)
    if (changed.length === 0) return done(NOTHING_DIFFERENT)
    for (const list of changed) await putPriceList(transaction, list, applying)
    const reverse = priceListCsv(
      changed.map(({ name, before }) => ({ name, rows: before?.rows ?? [] })),
    )
    return { ...done(changed.map(said).join(' ')), reverse }
  },
}

/** Sets a list, and writes down who did it. What it was stays in the table of lists. */
async function putPriceList(
  transaction: Transaction<OrderTables>,
  { name, rows, before }: ChangedList,
  { actor, at }: DeskHand,
): Promise<void> {
  await setPriceList(transaction, { name, rows }, { actor: actor.email, at })
  await keepAction(transaction, {
    actor,
    at,
    deed: 'price list set',
    subject: name,
    ...(before !== undefined && { before: { prices: before.rows.length } }),
    after: { prices: rows.length },
  })
}

function said({ name, rows: { length } }: ChangedList): string {
  if (length === 0) return `The list "${name}" has no prices now.`
  return `The list "${name}" has ${length === 1 ? '1 price' : `${length} prices`} now.`
}

import { centsToAmount } from '@millrun/commerce/dollars'
import { done, fail } from '../../../outcome.ts'
import { DECIDING } from '../../staff.ts'
import { pricesOutcome } from '../../stock/change-sentences.ts'
import { putPrices } from '../../stock/shelf-deeds.ts'
import type { ImportReader } from '../import-reader.ts'
import { judgePrice } from './judge-price.ts'
import { changesIn, judgeRows, rowsWithSeen, shownRow } from './judged-row.ts'
import { NOTHING_DIFFERENT, reverseCsv } from './reverse-csv.ts'

/** New prices by item, from now on. */
export const pricesReader: ImportReader = {
  roles: DECIDING.config.roles,
  columns: { required: ['item', 'price'], optional: ['old price'] },

  prepare(database, file) {
    return rowsWithSeen(database, file, ({ priceCents }) => centsToAmount(priceCents))
  },

  async preview(database, file) {
    return (await judgeRows(database, file, judgePrice)).map(shownRow)
  },

  async apply(transaction, applying) {
    const found = changesIn(await judgeRows(transaction, applying, judgePrice))
    if ('problem' in found) return fail(found.problem)
    if (found.changes.length === 0) return done(NOTHING_DIFFERENT)
    const result = await putPrices(transaction, found.changes, applying)
    if (!result.ok) return pricesOutcome(result)
    const reverse = reverseCsv(['price', 'old price'], result.changes, ({ from, to }) => [
      centsToAmount(from ?? 0),
      centsToAmount(to ?? 0),
    ])
    return { ...pricesOutcome(result), reverse }
  },
}

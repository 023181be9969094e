import { STAFF_ROLES } from '@millrun/commerce/desk/desk-api'
import { done, fail } from '../../../outcome.ts'
import { saidCount } from '../../../shelf/shelf-change.ts'
import { stockOutcome } from '../../stock/change-sentences.ts'
import { putStock } from '../../stock/shelf-deeds.ts'
import type { ImportReader, LookedAt } from '../import-reader.ts'
import { judgeStock } from './judge-stock.ts'
import { changesIn, judgeRows, rowsWithSeen, shownRow } from './judged-row.ts'
import { NOTHING_DIFFERENT, reverseCsv } from './reverse-csv.ts'

/** Counts by item, or deliveries. What is added is added to whatever is there; a count is of what was there. */
export const stockReader: ImportReader = {
  roles: STAFF_ROLES,
  columns: { required: ['item', 'quantity'], optional: ['old quantity'] },

  async prepare(database, file) {
    if (file.mode === 'add') return file.rows
    return rowsWithSeen(database, file, ({ quantity }) => saidCount(quantity ?? null))
  },

  async preview(database, file) {
    return (await judged(database, file)).map(shownRow)
  },

  async apply(transaction, applying) {
    const { mode } = applying
    const found = changesIn(await judged(transaction, applying))
    if ('problem' in found) return fail(found.problem)
    if (found.changes.length === 0) return done(NOTHING_DIFFERENT)
    const result = await putStock(transaction, { mode, rows: found.changes }, applying)
    if (!result.ok) return stockOutcome(result)
    const { changes } = result
    const reverse =
      mode === 'add'
        ? reverseCsv(['quantity'], changes, ({ from, to }) => [String((from ?? 0) - (to ?? 0))])
        : reverseCsv(['quantity', 'old quantity'], changes, ({ from, to }) => [
            saidCount(from),
            saidCount(to),
          ])
    return { ...stockOutcome(result), reverse }
  },
}

function judged(database: Parameters<typeof judgeRows>[0], file: LookedAt) {
  return judgeRows(database, file, (row, entry) => judgeStock(file.mode, row, entry))
}

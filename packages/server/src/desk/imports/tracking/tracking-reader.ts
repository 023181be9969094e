import type { ImportRow } from '@millrun/commerce/desk/import-request'
import { STAFF_ROLES } from '@millrun/commerce/desk/desk-api'
import { done, fail } from '../../../outcome.ts'
import { shipIn } from '../../../shipments/ship-order.ts'
import type { ImportReader } from '../import-reader.ts'
import { type JudgedRow, judgeTracking } from './judge-tracking.ts'

/** Shipments from a carrier's or a shipping program's file: an order, who took it, and the number to ask under. */
export const trackingReader: ImportReader = {
  roles: STAFF_ROLES,
  columns: { required: ['order', 'carrier', 'tracking'], optional: ['items'] },

  async preview(database, { rows }) {
    return (await judgeTracking(database, rows)).map(shownRow)
  },

  async apply(transaction, { rows, actor, at }) {
    const judged = await judgeTracking(transaction, rows)
    // Two files at once take the orders in the same turn, so that neither waits for the other.
    const inTurn = judged.toSorted((one, other) => (one.orderNumber < other.orderNumber ? -1 : 1))
    for (const { row, result } of inTurn) {
      if ('problem' in result) return fail(`Row ${row}: ${result.problem} Nothing was changed.`)
      const { order, lines, carrier, tracking } = result
      const shipment = { lines, carrier, tracking }
      const outcome = await shipIn(transaction, { order, shipment, actor, at })
      if (!outcome.ok) return fail(`Row ${row}: ${outcome.sentence} Nothing was changed.`)
    }
    const count = judged.length
    return done(
      `${count} ${count === 1 ? 'shipment is' : 'shipments are'} written down and mailed.`,
    )
  },
}

function shownRow({ row, orderNumber, result }: JudgedRow): ImportRow {
  if ('problem' in result) {
    return { row, item: orderNumber.slice(0, 60), from: '', to: '', problem: result.problem }
  }
  const { leftBefore, leftAfter, carrier, tracking } = result
  return {
    row,
    item: orderNumber,
    from: `${leftBefore} to be sent`,
    to: `${leftAfter === 0 ? 'all sent' : `${leftAfter} to be sent`}, ${carrier} ${tracking}`,
    problem: null,
  }
}

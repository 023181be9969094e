import { unprocessable } from '../refusal.ts'
import type { TrackerRequest } from '../rest/tracker-request.ts'
import type { Order, OrderUnit } from './order.ts'

/**
 * Adds what travels under a number to an order whose money was taken; the same number of the same capture is kept once.
 * Gives whether it is new. Refuses with 422.
 */
export function addTracker(order: Order, request: TrackerRequest): boolean {
  const [unit, ...more] = order.units
  if (unit === undefined || more.length > 0) throw unprocessable('MSP_NOT_SUPPORTED')
  refuseUnfit(unit, request)
  const { capture_id: captureId, tracking_number: number } = request
  const id = `${captureId}-${number ?? 'NOTRACKER'}`
  if (unit.trackers.some((tracker) => tracker.id === id)) return false
  unit.trackers.push({ id, request, createdAt: new Date() })
  order.updatedAt = new Date()
  return true
}

function refuseUnfit(unit: OrderUnit, { capture_id: id, items = [] }: TrackerRequest): void {
  const capture = unit.captures.find((one) => one.id === id)
  if (capture === undefined) {
    throw unprocessable('CAPTURE_ID_NOT_FOUND', { field: '/capture_id', value: id })
  }
  if (capture.status !== 'COMPLETED' && capture.status !== 'PARTIALLY_REFUNDED') {
    throw unprocessable('CAPTURE_STATUS_NOT_VALID', { field: '/capture_id', value: id })
  }
  const skus = new Set((unit.request.items ?? []).map(({ sku }) => sku))
  const foreign = items.findIndex(({ sku }) => sku !== undefined && !skus.has(sku))
  if (foreign === -1) return
  const value = items[foreign]?.sku ?? ''
  throw unprocessable('ITEM_SKU_MISMATCH', { field: `/items/${foreign}/sku`, value })
}

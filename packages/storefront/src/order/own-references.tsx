import type { OrderStatusResponse } from '@millrun/commerce/functions'

/** What the buyer's own papers call the order. */
export function OwnReferences({ order }: { order: OrderStatusResponse }) {
  const { poNumber, jobName } = order
  const names = [
    ...(poNumber === undefined ? [] : [`PO number ${poNumber}`]),
    ...(jobName === undefined ? [] : [`Job ${jobName}`]),
  ]
  if (names.length === 0) return null
  return <p className="text-[15px] wrap-anywhere text-ink-2">{names.join(' · ')}</p>
}

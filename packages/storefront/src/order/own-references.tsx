import type { OrderStatusResponse } from '@millrun/commerce/functions'
import { referencesText } from '@millrun/commerce/order-references'

/** What the buyer's own papers call the order, and who gets them. */
export function OwnReferences({
  order: { poNumber = '', jobName = '', invoiceEmail = '' },
}: {
  order: Pick<OrderStatusResponse, 'poNumber' | 'jobName' | 'invoiceEmail'>
}) {
  const names = referencesText({ poNumber, jobName, invoiceEmail })
  if (names === '') return null
  return <p className="text-[15px] wrap-anywhere text-ink-2">{names}</p>
}

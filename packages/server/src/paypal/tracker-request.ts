import { carrierOf } from '@millrun/commerce/desk/carriers'
import type { OrderShipment } from '@millrun/commerce/desk/shown-order'
import type { Order } from '../orders/order.ts'
import { cutText } from './cut-text.ts'
import { itemTexts } from './order-request.ts'

/** Longest texts of a tracker, and the word for a carrier that PayPal has no code for. */
const LONGEST = 64
const OTHER = 'OTHER'

/**
 * The body of PayPal's "add tracking information": which pieces left, with whom and under which number. The buyer hears
 * of it from us, and not from PayPal as well. PayPal's transaction is the capture.
 */
export function trackerRequest(
  { captureId = '', lines }: Pick<Order, 'captureId' | 'lines'>,
  { carrier, tracking, lines: sent }: Pick<OrderShipment, 'carrier' | 'tracking' | 'lines'>,
) {
  return {
    capture_id: captureId,
    transaction_id: captureId,
    status: 'SHIPPED',
    tracking_number: cutText(tracking, LONGEST),
    ...carrierFields(carrier),
    notify_payer: false,
    items: sent.flatMap(({ id, quantity }) => {
      const line = lines.find((one) => one.id === id)
      return line === undefined ? [] : [{ ...itemTexts(line), quantity: String(quantity) }]
    }),
  }
}

function carrierFields(text: string) {
  const { name, payPalCode } = carrierOf(text)
  if (payPalCode !== undefined) return { carrier: payPalCode }
  const other = cutText(name, LONGEST)
  return { carrier: OTHER, carrier_name_other: other === '' ? 'Unknown' : other }
}

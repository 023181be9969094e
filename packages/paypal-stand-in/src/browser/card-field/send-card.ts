import { isRecord, textIn } from '../link/record.ts'

/**
 * Puts the card on the order, on our own origin. Returns why it was refused, or nothing when the
 * order is approved.
 */
export async function sendCard(
  detail: unknown,
  typed: Record<string, string>,
): Promise<string | undefined> {
  const currency = new URLSearchParams(location.search).get('currency') ?? 'USD'
  const address = isRecord(detail) ? detail['billingAddress'] : undefined
  const orderId = encodeURIComponent(textIn(detail, 'orderId'))
  const response = await fetch(`/checkout/orders/${orderId}/card`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: textIn(detail, 'name'),
      ...typed,
      currency,
      billingAddress: address,
    }),
  })
  if (response.ok) return undefined
  const answer: unknown = await response.json()
  return `${textIn(answer, 'name')}: ${textIn(answer, 'message')}`
}

export type Link = { href: string; rel: string; method: 'GET' | 'POST' | 'PATCH' }

type LinkedOrder = { id: string; status: string; viaWallet: boolean }

/** What can be done with an order in its present status. `base` is this server's origin. */
export function orderLinks(base: string, { id, status, viaWallet }: LinkedOrder): Link[] {
  const href = `${base}/v2/checkout/orders/${id}`
  const self: Link = { href, rel: 'self', method: 'GET' }
  if (status === 'COMPLETED') return [self]
  const approve: Link = {
    href: `${base}/checkoutnow?token=${id}`,
    rel: viaWallet ? 'payer-action' : 'approve',
    method: 'GET',
  }
  return [
    self,
    ...(status === 'APPROVED' ? [] : [approve]),
    { href, rel: 'update', method: 'PATCH' },
    { href: `${href}/capture`, rel: 'capture', method: 'POST' },
  ]
}

/** A capture's links; only a capture that took money can be refunded. */
export function captureLinks(
  base: string,
  capture: { id: string; orderId: string; refundable: boolean },
): Link[] {
  const href = `${base}/v2/payments/captures/${capture.id}`
  return [
    { href, rel: 'self', method: 'GET' },
    ...(capture.refundable
      ? [{ href: `${href}/refund`, rel: 'refund', method: 'POST' } as const]
      : []),
    { href: `${base}/v2/checkout/orders/${capture.orderId}`, rel: 'up', method: 'GET' },
  ]
}

export function refundLinks(base: string, refund: { id: string; captureId: string }): Link[] {
  return [
    { href: `${base}/v2/payments/refunds/${refund.id}`, rel: 'self', method: 'GET' },
    { href: `${base}/v2/payments/captures/${refund.captureId}`, rel: 'up', method: 'GET' },
  ]
}

import { detail, type RefusalDetail } from '../refusal.ts'
import type { OrderRequest } from './order-request.ts'
import { purchaseUnitFaults, unitPath } from './purchase-unit-faults.ts'

/** What PayPal's business rules have against a well-formed order; empty when it can be created. */
export function orderFaults(request: OrderRequest, merchantId: string): RefusalDetail[] {
  if (request.intent !== 'CAPTURE') {
    return [detail('UNSUPPORTED_INTENT', { field: '/intent', value: request.intent })]
  }
  const currency = request.purchase_units[0]?.amount.currency_code ?? ''
  return [
    ...referenceFaults(request),
    ...request.purchase_units.flatMap((unit) => [
      ...purchaseUnitFaults(unit, currency),
      ...payeeFaults(unit.payee?.merchant_id, merchantId, unitPath(unit)),
    ]),
  ]
}

function referenceFaults({ purchase_units: units }: OrderRequest): RefusalDetail[] {
  if (units.length === 1) return []
  const seen = new Set<string>()
  return units.flatMap(({ reference_id: reference }, index) => {
    const field = `/purchase_units/${index}/reference_id`
    if (reference === undefined) {
      return [detail('REFERENCE_ID_REQUIRED', { field, location: 'body' })]
    }
    if (seen.has(reference)) {
      return [detail('DUPLICATE_REFERENCE_ID', { field, value: reference, location: 'body' })]
    }
    seen.add(reference)
    return []
  })
}

function payeeFaults(asked: string | undefined, merchantId: string, path: string): RefusalDetail[] {
  if (asked === undefined || asked === merchantId) return []
  const field = `${path}/payee/merchant_id`
  return [detail('PAYEE_ACCOUNT_INVALID', { field, value: asked, location: 'body' })]
}

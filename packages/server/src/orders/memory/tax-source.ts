import { formatDollars } from '@millrun/commerce/dollars'
import type { Order } from '../order.ts'

/** Where the tax of an order comes from, as it was frozen; nothing is known of orders of before 2026-11-23. */
export function taxSource({ tax }: Pick<Order, 'tax'>): readonly string[] {
  if (tax === undefined) return []
  const { rowId, baseCents, exemption } = tax
  if (exemption !== undefined) {
    const { code, certificateNumber, state, reason } = exemption
    const number = certificateNumber === '' ? '' : `, number ${certificateNumber}`
    return [`Exempt by certificate ${code}${number}, for ${state}: ${reason}`]
  }
  if (rowId === undefined) return ['Where it went there was no row in the table of tax']
  return [`Taxed by row ${rowId} on ${formatDollars(baseCents)}`]
}

import { checkedHundredths, hundredths, isSupportedCurrency } from '../ledger/money.ts'
import type { Money } from '../ledger/money.ts'
import { detail, type RefusalDetail } from '../refusal.ts'
import type { PurchaseUnit } from './order-request.ts'

type MoneyAt = { path: string; amount: Money; zeroAllowed: boolean }

const highest = 99_999_999_999_999_999n

/** PayPal's reference for a unit is also the path to it, in errors and in patches. */
export function unitPath(unit: PurchaseUnit): string {
  return `/purchase_units/@reference_id=='${unit.reference_id ?? 'default'}'`
}

/**
 * What PayPal's arithmetic has against a purchase unit; empty when it is sound.
 * The sums are only done when every amount in them is good by itself.
 */
export function purchaseUnitFaults(unit: PurchaseUnit, orderCurrency: string): RefusalDetail[] {
  const single = amountsIn(unit).flatMap((at) => amountFaults(at, orderCurrency))
  return single.length > 0 ? single : [...sumFaults(unit), ...addressFaults(unit)]
}

function amountsIn(unit: PurchaseUnit): MoneyAt[] {
  const path = unitPath(unit)
  const at = (place: string, amount: Money | undefined, zeroAllowed = true): MoneyAt[] =>
    amount ? [{ path: `${path}/${place}`, amount, zeroAllowed }] : []
  const parts = Object.entries(unit.amount.breakdown ?? {})
  return [
    ...at('amount', unit.amount, false),
    ...parts.flatMap(([part, amount]) => at(`amount/breakdown/${part}`, amount)),
    ...(unit.items ?? []).flatMap((item, index) => [
      ...at(`items/${index}/unit_amount`, item.unit_amount),
      ...at(`items/${index}/tax`, item.tax),
    ]),
  ]
}

function amountFaults({ path, amount, zeroAllowed }: MoneyAt, currency: string): RefusalDetail[] {
  const fault = (issue: string, field: 'value' | 'currency_code'): RefusalDetail[] => [
    detail(issue, { field: `${path}/${field}`, value: amount[field], location: 'body' }),
  ]
  if (!isSupportedCurrency(amount.currency_code)) {
    return fault('INVALID_CURRENCY_CODE', 'currency_code')
  }
  if (amount.currency_code !== currency) return fault('MULTI_CURRENCY_ORDER', 'currency_code')
  const size = hundredths(amount)
  if (size === undefined) return fault('DECIMAL_PRECISION', 'value')
  if (size > highest) return fault('MAX_VALUE_EXCEEDED', 'value')
  if (!zeroAllowed && size <= 0n) return fault('CANNOT_BE_ZERO_OR_NEGATIVE', 'value')
  return size < 0n ? fault('CANNOT_BE_NEGATIVE', 'value') : []
}

function sumFaults(unit: PurchaseUnit): RefusalDetail[] {
  const { breakdown } = unit.amount
  const items = unit.items ?? []
  const faults: RefusalDetail[] = []
  const total = (part: 'item_total' | 'tax_total', expected: bigint, prefix: string): void => {
    const given = breakdown?.[part]
    const field = `${unitPath(unit)}/amount/breakdown/${part}/value`
    if (!given) faults.push(detail(`${prefix}_REQUIRED`, { field, location: 'body' }))
    else if (checkedHundredths(given) !== expected) {
      faults.push(detail(`${prefix}_MISMATCH`, { field, value: given.value, location: 'body' }))
    }
  }
  if (items.length > 0) {
    total('item_total', sumOver(items, 'unit_amount'), 'ITEM_TOTAL')
    if (items.some((item) => item.tax)) total('tax_total', sumOver(items, 'tax'), 'TAX_TOTAL')
  }
  return [...faults, ...amountMismatch(unit)]
}

function sumOver(items: NonNullable<PurchaseUnit['items']>, price: 'unit_amount' | 'tax'): bigint {
  return items.reduce((sum, item) => {
    const each = item[price]
    return each ? sum + checkedHundredths(each) * BigInt(item.quantity) : sum
  }, 0n)
}

function amountMismatch(unit: PurchaseUnit): RefusalDetail[] {
  const { breakdown, value } = unit.amount
  if (!breakdown) return []
  const size = (part: keyof typeof breakdown): bigint => {
    const amount = breakdown[part]
    return amount ? checkedHundredths(amount) : 0n
  }
  const plus = size('item_total') + size('tax_total') + size('shipping')
  const extra = size('handling') + size('insurance')
  const minus = size('shipping_discount') + size('discount')
  if (checkedHundredths(unit.amount) === plus + extra - minus) return []
  const field = `${unitPath(unit)}/amount/value`
  return [detail('AMOUNT_MISMATCH', { field, value, location: 'body' })]
}

function addressFaults(unit: PurchaseUnit): RefusalDetail[] {
  const address = unit.shipping?.address
  if (address?.country_code !== 'US') return []
  const required = (part: 'admin_area_2' | 'postal_code', issue: string): RefusalDetail[] =>
    address[part]
      ? []
      : [detail(issue, { field: `${unitPath(unit)}/shipping/address/${part}`, location: 'body' })]
  return [
    ...required('admin_area_2', 'CITY_REQUIRED'),
    ...required('postal_code', 'POSTAL_CODE_REQUIRED'),
  ]
}

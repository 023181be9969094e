import type { Order } from '../ledger/order.ts'
import type { Money } from '../ledger/money.ts'

/** What the buyer is shown of an order before saying yes. */
export type PayerView = {
  status: string
  brandName: string
  total: Money
  lines: { name: string; quantity: string; each: Money }[]
  /** The parts of the total that the shop named, such as `shipping` or `tax_total`. */
  parts: { part: string; amount: Money }[]
  shipTo: string[]
}

export function payerView(order: Order): PayerView {
  const units = order.units.map(({ request }) => request)
  const address = units[0]?.shipping?.address
  const total = units[0]?.amount
  return {
    status: order.status,
    brandName: order.paymentSource?.paypal?.experience_context?.brand_name ?? 'the shop',
    total: { currency_code: total?.currency_code ?? '', value: total?.value ?? '' },
    lines: units.flatMap(({ items = [] }) =>
      items.map(({ name, quantity, unit_amount: each }) => ({ name, quantity, each })),
    ),
    parts: units.flatMap(({ amount }) =>
      Object.entries(amount.breakdown ?? {}).flatMap(([part, size]) =>
        size ? [{ part, amount: size }] : [],
      ),
    ),
    shipTo: [
      units[0]?.shipping?.name?.full_name,
      address?.address_line_1,
      address?.address_line_2,
      [address?.admin_area_2, address?.admin_area_1, address?.postal_code]
        .filter(Boolean)
        .join(' '),
    ].filter((line): line is string => line !== undefined && line !== ''),
  }
}

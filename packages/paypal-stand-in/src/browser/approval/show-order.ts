import type { PayerView } from '../../checkout/payer-view.ts'
import { isRecord } from '../link/record.ts'

const partNames: Readonly<Record<string, string>> = {
  item_total: 'Items',
  shipping: 'Shipping',
  handling: 'Handling',
  tax_total: 'Tax',
  insurance: 'Insurance',
  shipping_discount: 'Shipping discount',
  discount: 'Discount',
}

/** Our own server answers with this shape or with an error; the rest is not looked into. */
export function isPayerView(value: unknown): value is PayerView {
  return isRecord(value) && Array.isArray(value['lines']) && isRecord(value['total'])
}

/** Writes the order into the page and lets the form be seen. */
export function showOrder({ brandName, total, lines, parts, shipTo }: PayerView): void {
  write('title', `Test payment of ${price(total)} to ${brandName}`)
  write('ship-to', shipTo.length > 0 ? `Ship to ${shipTo.join(', ')}` : '')
  write('total', price(total))
  fill(
    'lines',
    lines.map(({ name, quantity, each }) => [`${quantity} × ${name}`, `${price(each)} each`]),
  )
  fill(
    'parts',
    parts.map(({ part, amount }) => [partNames[part] ?? part, price(amount)]),
  )
  const form = document.querySelector('form')
  if (form) form.hidden = false
  document.querySelector<HTMLElement>('.complete')?.focus()
}

function price({ value, currency_code: currency }: PayerView['total']): string {
  return currency === 'USD' ? `$${value}` : `${value} ${currency}`
}

function write(id: string, text: string): void {
  const element = document.getElementById(id)
  if (element) element.textContent = text
}

function fill(id: string, rows: [string, string][]): void {
  document.getElementById(id)?.replaceChildren(
    ...rows.map(([label, value]) => {
      const row = document.createElement('tr')
      const head = document.createElement('th')
      head.scope = 'row'
      head.textContent = label
      const cell = document.createElement('td')
      cell.textContent = value
      row.append(head, cell)
      return row
    }),
  )
}

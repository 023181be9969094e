import { orderDate } from '@millrun/commerce/order-date'
import { centsToAmount } from '@millrun/commerce/dollars'
import type { Carton } from '@millrun/commerce/delivery/delivery'
import { stringify } from 'csv-stringify/sync'
import type { LeftLine } from '../../shipments/left-lines.ts'
import type { OrderToPack } from './orders-to-pack.ts'

const OUNCES = 16
/** Longest texts that ShipStation takes. */
const LONGEST = { name: 200, sku: 50, note: 1000 } as const

interface Row {
  readonly packed: OrderToPack
  readonly left: LeftLine
  /** The package of that number within its order, where one was planned. */
  readonly carton: Carton | undefined
  readonly number: number
  readonly cartons: number
}

type Column = readonly [name: string, value: (row: Row) => string]

const COLUMNS: readonly Column[] = [
  ['Order Number', ({ packed }) => packed.order.orderNumber],
  ['Order Date', ({ packed }) => orderDate(packed.order.createdAt)],
  [
    'Recipient Name',
    ({ packed: { order } }) =>
      `${order.customer.firstName} ${order.customer.lastName}`.slice(0, LONGEST.name),
  ],
  ['Company', () => ''],
  ['Address 1', ({ packed }) => packed.order.customer.streetAddress],
  ['Address 2', ({ packed }) => packed.order.customer.secondaryAddress],
  ['City', ({ packed }) => packed.order.customer.city],
  ['State', ({ packed }) => packed.order.customer.state],
  ['ZIP', ({ packed }) => packed.order.customer.zipCode],
  ['Country', () => 'US'],
  ['Phone', ({ packed }) => packed.order.customer.phone],
  ['Email', ({ packed }) => packed.order.customer.email],
  [
    'Weight oz',
    ({ carton }) => (carton === undefined ? '' : (carton.weightLb * OUNCES).toFixed(1)),
  ],
  ['Weight lb', ({ carton }) => (carton === undefined ? '' : carton.weightLb.toFixed(2))],
  ['Length in', ({ carton }) => inches(carton?.lengthIn)],
  ['Width in', ({ carton }) => inches(carton?.widthIn)],
  ['Height in', ({ carton }) => inches(carton?.heightIn)],
  ['Carton', ({ number, cartons }) => (cartons === 0 ? '' : `${number} of ${cartons}`)],
  ['SKU', ({ left }) => left.line.id.slice(0, LONGEST.sku)],
  ['Item', ({ left }) => left.line.title.slice(0, LONGEST.name)],
  ['Quantity', ({ left }) => String(left.left)],
  ['Unit Price', ({ left }) => centsToAmount(left.line.unitPriceCents)],
  ['Note', ({ packed }) => noteOf(packed)],
]

/**
 * Orders as ShipStation and Pirate Ship read them: a row for each line that is left to send, with the package of the
 * same number where one is planned. What a buyer typed is text, even where a spreadsheet would take it for a formula.
 */
export function shipStationCsv(orders: readonly OrderToPack[]): string {
  const rows = orders.flatMap(rowsOf).map((row) => COLUMNS.map(([, value]) => value(row)))
  return stringify([COLUMNS.map(([name]) => name), ...rows], {
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    escape_formulas: true,
  })
}

function rowsOf(packed: OrderToPack): readonly Row[] {
  const cartons = (packed.order.delivery?.cartons ?? []).flatMap((carton) =>
    Array.from({ length: carton.count }, () => carton),
  )
  return packed.left.map((left, index) => ({
    packed,
    left,
    carton: cartons[index],
    number: index + 1,
    cartons: index < cartons.length ? cartons.length : 0,
  }))
}

function inches(side: number | undefined): string {
  return side === undefined ? '' : String(Math.ceil(side))
}

function noteOf({ order: { references } }: OrderToPack): string {
  const { poNumber, jobName } = references
  return [
    ...(jobName === '' ? [] : [`Job ${jobName}`]),
    ...(poNumber === '' ? [] : [`PO ${poNumber}`]),
  ]
    .join(', ')
    .slice(0, LONGEST.note)
}

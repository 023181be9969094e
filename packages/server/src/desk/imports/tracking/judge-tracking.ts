import { SHIPMENT_MAX } from '@millrun/commerce/desk/shipment-request'
import { oneLine, tooLong } from '@millrun/commerce/text-field'
import type { OrderDatabase } from '../../../database/order-database.ts'
import type { Order } from '../../../orders/order.ts'
import { type AskedPieces, type LeftLine, takePieces } from '../../../shipments/left-lines.ts'
import { leftOf } from '../../../shipments/left-of.ts'
import { listShipments } from '../../../shipments/list-shipments.ts'
import { tooMany } from '../../../shipments/shipment-words.ts'
import { unsendable } from '../../../shipments/unsendable.ts'
import { readOrders } from '../../orders/list-orders.ts'
import { type CsvRow, spoiledValue } from '../read-csv.ts'
import { readItems } from './items-text.ts'

/** A row that is understood: a shipment of an order. */
export interface TrackedShipment {
  readonly order: Order
  readonly lines: readonly AskedPieces[]
  readonly carrier: string
  readonly tracking: string
  readonly leftBefore: number
  readonly leftAfter: number
}

export interface JudgedRow {
  readonly row: number
  readonly orderNumber: string
  readonly result: TrackedShipment | { readonly problem: string }
}

/** What is known of an order while the rows of a file are judged, which may name it several times. */
interface Known {
  readonly order: Order
  readonly refusal: string | undefined
  left: readonly LeftLine[]
}

/** Judges the rows of a file one after the other, as if those before it had been done. */
export async function judgeTracking(
  database: OrderDatabase,
  rows: readonly CsvRow[],
): Promise<readonly JudgedRow[]> {
  const numbers = [...new Set(rows.map(numberOf))]
  const known = await knownOrders(database, numbers)
  const judged: JudgedRow[] = []
  for (const row of rows) {
    const orderNumber = numberOf(row)
    const result = await judge(database, row, known.get(orderNumber))
    judged.push({ row: row.row, orderNumber, result })
  }
  return judged
}

async function judge(
  database: OrderDatabase,
  { values }: CsvRow,
  known: Known | undefined,
): Promise<JudgedRow['result']> {
  const { carrier = '', tracking = '', items = '', order: number = '' } = values
  const spoiled = [number, carrier, tracking].map(spoiledValue).find((one) => one !== undefined)
  const problem = spoiled ?? unfit('carrier', carrier) ?? unfit('tracking', tracking)
  if (problem !== undefined) return { problem }
  if (known === undefined) return { problem: `There is no order ${number.slice(0, 40)}.` }
  const { order, refusal, left } = known
  if (refusal !== undefined) return { problem: refusal }
  const all = left.map((one) => ({ id: one.line.id, quantity: one.left }))
  const read = items === '' ? { ok: true as const, lines: all } : readItems(order, items)
  if (!read.ok) return { problem: read.problem }
  const leftBefore = countLeft(left)
  if (leftBefore === 0) return { problem: `Nothing of order ${order.orderNumber} is left to send.` }
  const taken = takePieces(left, read.lines)
  if (!taken.ok) {
    return { problem: tooMany(order, taken, await listShipments(database, order)) }
  }
  const pieces = new Map(taken.taken.map((one) => [one.number, one.quantity]))
  known.left = left
    .map((one) => ({ ...one, left: one.left - (pieces.get(one.number) ?? 0) }))
    .filter((one) => one.left > 0)
  const shipment = { carrier: oneLine(carrier), tracking: oneLine(tracking) }
  return { order, lines: read.lines, ...shipment, leftBefore, leftAfter: countLeft(known.left) }
}

function unfit(field: keyof typeof SHIPMENT_MAX, value: string): string | undefined {
  const max = SHIPMENT_MAX[field]
  if (value === '')
    return `Please fill in the ${field === 'carrier' ? 'carrier' : 'tracking number'}.`
  return oneLine(value).length > max ? `${tooLong(max)} for the ${field}.` : undefined
}

async function knownOrders(
  database: OrderDatabase,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, Known>> {
  const known = new Map<string, Known>()
  // A database takes only so many values at once.
  for (let from = 0; from < numbers.length; from += PART) {
    const orders = await ordersOf(database, numbers.slice(from, from + PART))
    const left = await leftOf(database, orders)
    for (const order of orders) {
      known.set(order.orderNumber, {
        order,
        refusal: await unsendable(database, order),
        left: left.get(order.id) ?? [],
      })
    }
  }
  return known
}

const PART = 200

async function ordersOf(
  database: OrderDatabase,
  numbers: readonly string[],
): Promise<readonly Order[]> {
  const rows = await database
    .selectFrom('orders')
    .select('id')
    .where('order_number', 'in', numbers)
    .execute()
  return readOrders(
    database,
    rows.map(({ id }) => id),
  )
}

function numberOf({ values }: CsvRow): string {
  return (values['order'] ?? '').toUpperCase()
}

function countLeft(left: readonly LeftLine[]): number {
  return left.reduce((sum, one) => sum + one.left, 0)
}

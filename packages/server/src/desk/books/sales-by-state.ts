import { business } from '@millrun/commerce/business'
import type { SalesByState } from '@millrun/commerce/desk/books/sales-by-state'
import { centsToAmount } from '@millrun/commerce/dollars'
import {
  NEXUS_THRESHOLDS,
  nexusStanding,
  type NexusThreshold,
} from '@millrun/commerce/tax/nexus-thresholds'
import type { OrderDatabase } from '../../database/order-database.ts'
import { SOLD } from '../../orders/order-status.ts'
import { monthPlus, monthSpan } from '../../tax/month-span.ts'
import { SOLD_AT } from '../../tax/sold-at.ts'

interface Sold {
  readonly cents: number
  readonly orders: number
}

/** So far back sales are counted, the month that is asked for included. */
const MONTHS = 12

/** Sales by state over the twelve months that end with one, and over its calendar year up to then. */
export async function salesByState(database: OrderDatabase, month: string): Promise<SalesByState> {
  const from = monthPlus(month, 1 - MONTHS)
  const whole = new Map<string, Sold>()
  const ofYear = new Map<string, Sold>()
  // A month at a time: buyers are served in between.
  for (let next = from; next <= month; next = monthPlus(next, 1)) {
    for (const { state, ...sold } of await soldIn(database, next)) {
      add(whole, state, sold)
      if (next.slice(0, 4) === month.slice(0, 4)) add(ofYear, state, sold)
    }
  }
  const states = [...whole].map(([state, sold]) => toldState(state, sold, ofYear.get(state)))
  return { month, from, states: states.toSorted(mostFirst) }
}

async function soldIn(database: OrderDatabase, month: string) {
  const { from, before } = monthSpan(month)
  const rows = await database
    .selectFrom('orders')
    .innerJoin('order_index', 'order_index.order_id', 'orders.id')
    .select((is) => [
      'state',
      is.fn.countAll<number | string>().as('orders'),
      is.fn.sum<number | string>(is('subtotal_cents', '+', is.ref('shipping_cents'))).as('cents'),
    ])
    .where('status', 'in', SOLD)
    .where(SOLD_AT, '>=', from)
    .where(SOLD_AT, '<', before)
    .groupBy('state')
    .execute()
  return rows.map(({ state, orders, cents }) => ({
    state,
    orders: Number(orders),
    cents: Number(cents),
  }))
}

function add(sums: Map<string, Sold>, state: string, { cents, orders }: Sold): void {
  const before = sums.get(state) ?? { cents: 0, orders: 0 }
  sums.set(state, { cents: before.cents + cents, orders: before.orders + orders })
}

function toldState(
  state: string,
  whole: Sold,
  ofYear: Sold = { cents: 0, orders: 0 },
): SalesByState['states'][number] {
  const threshold = NEXUS_THRESHOLDS.find((known) => known.state === state)
  const registered: readonly string[] = business.registeredStates
  return {
    state,
    lastTwelveMonths: told(whole),
    calendarYear: told(ofYear),
    isRegistered: registered.includes(state),
    standing: nexusStanding(threshold, [whole, ofYear]),
    threshold: threshold === undefined ? null : toldThreshold(threshold),
  }
}

function told({ cents, orders }: Sold) {
  return { orders, sales: centsToAmount(cents) }
}

function toldThreshold({ cents, orders, note, source, checkedOn }: NexusThreshold) {
  return {
    sales: cents === undefined ? null : centsToAmount(cents),
    orders: orders ?? null,
    note,
    source,
    checkedOn,
  }
}

type StateSales = SalesByState['states'][number]

function mostFirst(one: StateSales, other: StateSales): number {
  const difference = Number(other.lastTwelveMonths.sales) - Number(one.lastTwelveMonths.sales)
  return difference === 0 ? one.state.localeCompare(other.state) : difference
}

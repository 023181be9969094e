import { setTimeout as wait } from 'node:timers/promises'
import { openOrderDatabase } from '../../database/order-database.ts'
import { post } from '../campaign/post.ts'
import { sampleRequest } from '../sample-order.ts'
import type { Bench } from './open-bench.ts'

export interface OrderLoad {
  readonly perSecond: number
  /** How long a buyer waits for an order to be created and captured, without the approval between. */
  readonly p50Ms: number
  readonly p99Ms: number
  /** CPU of the server for an order, its mails and events. */
  readonly cpuMs: number
  readonly commitsPerOrder: number
  readonly memoryMb: readonly { readonly after: number; readonly mb: number }[]
}

interface Plan {
  readonly orders: number
  readonly buyers: number
}

const MEMORY_MARKS = 4
/** Orders before the measurement, until the server's code is compiled. */
const WARM_UP = 300

/** Sends buyers until so many orders are paid and nothing is left to do. */
export async function loadOrders(bench: Bench, { orders, buyers }: Plan): Promise<OrderLoad> {
  await sendBuyers(bench, { orders: WARM_UP, buyers })
  await untilQuiet(bench)
  const memoryMb = [{ after: WARM_UP, mb: bench.memoryMb() }]
  const waitsMs: number[] = []
  const cpuBefore = bench.cpuMs()
  let seconds = 0
  for (let mark = 1; mark <= MEMORY_MARKS; mark += 1) {
    const start = performance.now()
    waitsMs.push(...(await sendBuyers(bench, { orders: orders / MEMORY_MARKS, buyers })))
    seconds += (performance.now() - start) / 1000
    memoryMb.push({ after: (orders / MEMORY_MARKS) * mark, mb: bench.memoryMb() })
  }
  const commitsPerOrder = await untilQuiet(bench)
  const sorted = waitsMs.toSorted((a, b) => a - b)
  return {
    perSecond: orders / seconds,
    p50Ms: sorted[Math.floor(sorted.length * 0.5)] ?? Number.NaN,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    cpuMs: (bench.cpuMs() - cpuBefore) / orders,
    commitsPerOrder,
    memoryMb,
  }
}

async function sendBuyers(bench: Bench, { orders, buyers }: Plan): Promise<readonly number[]> {
  const waitsMs: number[] = []
  let begun = 0
  async function queue(): Promise<void> {
    while (begun < orders) {
      const shop = bench.shops[begun % bench.shops.length] ?? ''
      begun += 1
      waitsMs.push(await buy(shop, bench.payPal))
    }
  }
  await Promise.all(Array.from({ length: buyers }, queue))
  return waitsMs
}

/** One order from create to capture; gives how many milliseconds the buyer waited for the shop. */
async function buy(shop: string, payPal: string): Promise<number> {
  const first = performance.now()
  const created = await post(`${shop}/functions/v1/create-paypal-order`, sampleRequest())
  const createMs = performance.now() - first
  const orderID = created?.body['orderID']
  if (typeof orderID !== 'string') throw new Error(`not created: ${JSON.stringify(created)}`)
  await post(`${payPal}/stand-in/approve/${orderID}`, {})
  const second = performance.now()
  const captured = await post(`${shop}/functions/v1/capture-paypal-order`, { orderID })
  if (captured?.body['success'] !== true) throw new Error(`not paid: ${JSON.stringify(captured)}`)
  return createMs + performance.now() - second
}

/** Waits until mails and events are done with; gives how many commits an order was, from its rows. */
async function untilQuiet({ settings }: Bench): Promise<number> {
  const database = await openOrderDatabase(settings)
  const count = async (table: 'orders' | 'order_events' | 'mails' | 'webhook_events') => {
    const { n } = await database
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirstOrThrow()
    return Number(n)
  }
  const due = async (table: 'mails' | 'webhook_events') => {
    const query = database.selectFrom(table).select(({ fn }) => fn.countAll().as('n'))
    const { n } = await query.where('next_try_at', 'is not', null).executeTakeFirstOrThrow()
    return Number(n)
  }
  try {
    while ((await due('mails')) + (await due('webhook_events')) > 0) await wait(500)
    // A mail is claimed and called sent, an event is kept, claimed and finished.
    const commits =
      (await count('order_events')) +
      2 * (await count('mails')) +
      3 * (await count('webhook_events'))
    return commits / (await count('orders'))
  } finally {
    await database.destroy()
  }
}

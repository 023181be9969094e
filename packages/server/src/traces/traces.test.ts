import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { showOrder } from '../desk/orders/show-order.ts'
import { readHistory } from '../orders/order-history.ts'
import { eventually } from '../testing/eventually.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { sampleRequest } from '../testing/sample-order.ts'

const Line = z.object({
  msg: z.string().default(''),
  path: z.string().optional(),
  orderNumber: z.string().optional(),
  debugId: z.string().optional(),
  trace: z.string().optional(),
})

const A_TRACE = /^[\da-f]{32}$/
const NAMED = '4bf92f3577b34da6a3ce929d0e0e4736'

function traceIn(answer: Response): string {
  return answer.headers.get('x-trace-id') ?? ''
}

onEachDatabase((newDatabase) => {
  let payPal: TestPayPal
  let shop: TestShop

  async function open(variables: Readonly<Record<string, string>> = {}): Promise<void> {
    shop = await openShop(await newDatabase(), payPal, { variables })
  }

  beforeEach(async () => {
    payPal = await openPayPal()
  })

  afterEach(async () => {
    await shop.close()
    await payPal.close()
  })

  function post(name: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    return fetch(`${shop.origin}/functions/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  }

  function lines(): readonly z.infer<typeof Line>[] {
    return shop.log.map((line) => Line.parse(JSON.parse(line)))
  }

  const linesOf = (trace: string) => lines().filter((line) => line.trace === trace)

  test('one trace leads from an answer to the log and to the history of the order', async () => {
    await open()
    const placing = await post('create-paypal-order', sampleRequest())
    const { orderID } = z.object({ orderID: z.string() }).parse(await placing.json())
    await payPal.control(`/approve/${orderID}`, {})
    const paying = await post('capture-paypal-order', { orderID })
    const [placed, paid] = [traceIn(placing), traceIn(paying)]
    expect(placed).toMatch(A_TRACE)
    expect(paid).toMatch(A_TRACE)
    expect(paid).not.toBe(placed)
    const order = await eventually(async () => {
      expect(linesOf(placed).map(({ msg }) => msg)).toEqual(['order placed', 'answered'])
      expect(linesOf(paid).map(({ msg }) => msg)).toEqual(['payment settled', 'answered'])
    }).then(() => shop.books.database.selectFrom('orders').selectAll().executeTakeFirstOrThrow())
    const history = await readHistory(shop.books, order.id)
    expect(history.map(({ status, trace }) => [status, trace])).toEqual([
      ['created', placed],
      ['created', placed],
      ['capturing', paid],
      ['paid', paid],
    ])
  })

  test('the desk and the command line show it', async () => {
    await open()
    const order = await shop.buy()
    const [placed] = await readHistory(shop.books, order.id)
    const trace = placed?.trace ?? 'none'
    expect(trace).toMatch(A_TRACE)
    expect((await showOrder(shop.books, order)).history[0]).toMatchObject({ trace })
    expect((await shop.orders('show', order.orderNumber)).text).toContain(
      `created: placed (trace ${trace})\n`,
    )
  })

  test('a call to PayPal that fails is told of in the log with the trace of the buyer’s request', async () => {
    await open()
    const effect = { kind: 'answers', status: 422, issue: 'PERMISSION_DENIED' }
    await payPal.control('/scenarios', { call: 'create-order', effect, times: 1 })
    const answer = await post('create-paypal-order', sampleRequest())
    expect(answer.status).toBe(502)
    const told = linesOf(traceIn(answer)).find(
      ({ msg }) => msg === 'PayPal did not create the order',
    )
    expect(told?.debugId).toMatch(/^[\da-f]{14}$/)
  })

  test('an answer about trouble of our own says its trace in a header, and nothing more in words', async () => {
    await open()
    await shop.books.database.schema.alterTable('orders').renameTo('hidden').execute()
    const answer = await post('create-paypal-order', sampleRequest())
    await shop.books.database.schema.alterTable('hidden').renameTo('orders').execute()
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({
      error: 'Something went wrong on our side. Please try again.',
    })
    expect(linesOf(traceIn(answer)).map(({ msg }) => msg)).toContain('request failed')
  })

  test('each mail that is sent has a trace of its own', async () => {
    await open()
    await shop.buy()
    const sent = () => lines().filter(({ msg }) => msg === 'mail sent')
    await eventually(() => expect(sent()).toHaveLength(2))
    for (const { trace } of sent()) expect(trace).toMatch(A_TRACE)
    const asked = lines().filter(({ msg }) => msg === 'answered')
    expect(new Set([...sent(), ...asked].map(({ trace }) => trace)).size).toBe(4)
  })

  test('a believable proxy may name the trace', async () => {
    await open({ TRUST_PROXY: 'loopback' })
    const traceparent = `00-${NAMED}-00f067aa0ba902b7-01`
    expect(traceIn(await post('get-paypal-config', {}, { traceparent }))).toBe(NAMED)
  })
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { listOrders } from '../orders/find-order.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { sampleRequest } from '../testing/sample-order.ts'

onEachDatabase((newDatabase) => {
  let payPal: TestPayPal
  let shop: TestShop
  let laterMs: number

  beforeEach(async () => {
    payPal = await openPayPal()
    laterMs = 0
    const now = () => new Date(Date.now() + laterMs)
    shop = await openShop(await newDatabase(), payPal, { app: { now } })
  })

  afterEach(async () => {
    await shop.close()
    await payPal.close()
  })

  async function payByBank() {
    const { body } = await shop.fn('create-paypal-order', sampleRequest())
    await payPal.control(`/approve/${String(body['orderID'])}`, { funding: 'pending-bank' })
    await shop.fn('capture-paypal-order', { orderID: body['orderID'] })
    const [order] = await listOrders(shop.books)
    if (order === undefined) throw new Error('there is no order')
    return order
  }

  const decide = (captureId: string | undefined) =>
    payPal.control(`/captures/${captureId}/settle`, { status: 'COMPLETED' })

  async function shown(token: string, again?: boolean): Promise<unknown> {
    const { status, body } = await shop.fn('order-status', { token, again })
    return status === 200 ? body['status'] : status
  }

  test('who looks again makes the shop ask PayPal, who only looks does not', async () => {
    const { pageToken, captureId } = await payByBank()
    await decide(captureId)
    expect(await shown(pageToken)).toBe('pending')
    expect(await shown(pageToken, true)).toBe('paid')
    expect(await shown(pageToken)).toBe('paid')
  })

  test('however often somebody looks again, PayPal is asked once in ten seconds', async () => {
    const { pageToken, captureId } = await payByBank()
    const looks = Array.from({ length: 5 }, () => shown(pageToken, true))
    expect(new Set(await Promise.all(looks))).toEqual(new Set(['pending']))
    await decide(captureId)
    expect(await shown(pageToken, true)).toBe('pending')
    laterMs = 10_000
    expect(await shown(pageToken, true)).toBe('paid')
  })

  test('a payment that was cut off is finished by looking again', async () => {
    const { body } = await shop.fn('create-paypal-order', sampleRequest())
    const orderID = String(body['orderID'])
    await payPal.control(`/approve/${orderID}`, {})
    const effect = { kind: 'drops', moment: 'after' }
    await payPal.control('/scenarios', { call: 'capture-order', effect, times: 3 })
    await payPal.control('/scenarios', { call: 'get-order', effect, times: 3 })
    await shop.fn('capture-paypal-order', { orderID })
    const [order] = await listOrders(shop.books)
    expect(order?.status).toBe('capturing')
    expect(await shown(order?.pageToken ?? '', true)).toBe('paid')
  })

  test('a PayPal that is away changes nothing', async () => {
    const { pageToken } = await payByBank()
    await payPal.control('/scenarios', { call: 'get-order', effect: { kind: 'drops' }, times: 3 })
    expect(await shown(pageToken, true)).toBe('pending')
  })

  test('an address that was guessed makes nobody ask PayPal', async () => {
    await payByBank()
    expect(await shown('guessed-guessed-guessed-guessed-', true)).toBe(404)
  })
})

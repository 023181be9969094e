import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../database/in-transaction.ts'
import { findOrder } from '../orders/find-order.ts'
import { noteOrder } from '../orders/note-order.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { sampleRequest } from '../testing/sample-order.ts'

const MONTH = newJerseyDay(new Date()).slice(0, 7)

onEachDatabase((newDatabase) => {
  let payPal: TestPayPal
  let shop: TestShop

  beforeEach(async () => {
    payPal = await openPayPal()
    shop = await openShop(await newDatabase(), payPal)
  })

  afterEach(async () => {
    await shop.close()
    await payPal.close()
  })

  const report = async (month = MONTH) => (await shop.orders('tax', '--month', month)).text

  /** An order of 48.10, shipping 15.00 and tax 3.85. */
  async function buy(how?: object): Promise<string> {
    const { body } = await shop.fn('create-paypal-order', sampleRequest())
    const orderID = String(body['orderID'])
    await payPal.control(`/approve/${orderID}`, how ?? {})
    await shop.fn('capture-paypal-order', { orderID })
    return (await findOrder(shop.books, { payPalOrderId: orderID }))?.orderNumber ?? ''
  }

  test('a month sums up its orders and its part refunds to the cent', async () => {
    const first = await buy()
    const second = await buy()
    await buy({ funding: 'pending-bank' })
    // 10.00 of 66.95 with 3.85 tax: 0.575, so 0.58. The tax of the second one wholly.
    await shop.orders('refund', first, '10.00')
    await shop.orders('refund', second, '3.85', '--tax')
    const sums =
      'gross $126.20, exempt $0.00, not taxed $30.00, taxable $96.20, tax $7.70, given back $13.85, of it tax $4.43'
    expect(await report()).toBe(
      `Tax of ${MONTH}: orders by the day they were placed, on terms by the day they were paid, refunds by their own, in New Jersey
NJ   ${sums}
All  ${sums}
Not counted: 1 of this month whose payment is not decided.
`,
    )
    // The rest of the first one: 3.27 of tax.
    await shop.orders('refund', first)
    expect(await report()).toContain('given back $70.80, of it tax $7.70')
  })

  test('a month without orders has sums of nothing', async () => {
    await buy()
    expect(await report('2026-10')).toBe(
      `Tax of 2026-10: orders by the day they were placed, on terms by the day they were paid, refunds by their own, in New Jersey
All  gross $0.00, exempt $0.00, not taxed $0.00, taxable $0.00, tax $0.00, given back $0.00, of it tax $0.00
`,
    )
  })

  test('what PayPal gave back without us is counted, too', async () => {
    const number = await buy()
    const order = await findOrder(shop.books, { orderNumber: number })
    await payPal.rest(`/v2/payments/captures/${order?.captureId ?? ''}/refund`, {})
    await shop.orders('recheck', number)
    await shop.orders('reconcile')
    expect(await report()).toContain('of it tax $3.85')
  })

  test('tax that PayPal has only begun to give back is tax already', async () => {
    const effect = { kind: 'ends', status: 'PENDING' }
    await payPal.control('/scenarios', { call: 'refund-capture', effect, times: 1 })
    expect((await shop.orders('refund', await buy(), '3.85', '--tax')).text).toContain('on its way')
    expect(await report()).toContain('of it tax $3.85')
  })

  test('what was given back in a month stays in it, whatever happens to the order later', async () => {
    const number = await buy()
    const order = await findOrder(shop.books, { orderNumber: number })
    await payPal.rest(`/v2/payments/captures/${order?.captureId ?? ''}/refund`, {
      amount: { value: '10.00', currency_code: 'USD' },
    })
    await shop.orders('recheck', number)
    await shop.orders('reconcile')
    const before = await report()
    expect(before).toContain('of it tax $0.58')
    await inTransaction(shop.books.database, (transaction) =>
      noteOrder(transaction, order?.id ?? '', { note: 'shipped', at: new Date('2040-01-01') }),
    )
    expect(await report()).toBe(before)
    expect(await report('2040-01')).toContain('of it tax $0.00')
  })

  test('no more is given back as tax than was taken as tax', async () => {
    const number = await buy()
    await shop.orders('refund', number, '10.00')
    const { text, isDone } = await shop.orders('refund', number, '3.28', '--tax')
    expect([text, isDone]).toEqual([`Of the tax of order ${number} $3.27 is left.\n`, false])
    expect((await shop.orders('refund', number, '3.27', '--tax')).isDone).toBe(true)
    expect(await report()).toContain('of it tax $3.85')
    expect((await shop.orders('show', number)).text).toMatch(/ {2}\S+ \S+ {2}\$3\.27 of tax: done/)
  })

  test('states without a row are listed', async () => {
    const number = await buy()
    await shop.books.database
      .updateTable('orders')
      .set({ tax_row: null, tax_rate: 0, tax_base_cents: 0 })
      .where('order_number', '=', number)
      .execute()
    expect(await report()).toContain(
      'NJ   gross $63.10, exempt $0.00, not taxed $63.10, taxable $0.00',
    )
    expect(await report()).toContain(
      '  has no row in the table of tax: nothing was collected there\n',
    )
  })

  test('a report needs its month', async () => {
    await expect(shop.orders('tax')).rejects.toThrow('Please say which month')
    await expect(report('2026-13')).rejects.toThrow('Please say which month')
    await expect(shop.orders('refund', 'MR-7K3Q9XWD', '--tax')).rejects.toThrow('needs the amount')
  })
})

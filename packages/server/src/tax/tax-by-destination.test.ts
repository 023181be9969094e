import { NO_ADDRESS } from '@millrun/commerce/customer'
import { centsToAmount } from '@millrun/commerce/dollars'
import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { taxedTotals } from '@millrun/commerce/tax/applied-tax'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findOrder } from '../orders/find-order.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { SAMPLE_FORM, sampleRequest } from '../testing/sample-order.ts'

/** The sample order, 48.10 and 15.00 shipping, as a browser sums it up on that day. */
function requestOn(day: string, state = 'NJ', isPickup = false) {
  const { orderData } = sampleRequest(undefined, { ...SAMPLE_FORM, state })
  const sale = { subtotalCents: 4810, isPickup, state }
  const { totals } = taxedTotals(sale, { table: 'destination', day })
  const sums = {
    shipping: centsToAmount(totals.shippingCents),
    pickup: isPickup,
    tax: centsToAmount(totals.taxCents),
    total: centsToAmount(totals.totalCents),
  }
  return { amount: sums.total, currency: 'USD', orderData: { ...orderData, ...sums } }
}

onEachDatabase((newDatabase) => {
  let payPal: TestPayPal
  let shop: TestShop
  let now: Date

  beforeEach(async () => {
    now = new Date()
    payPal = await openPayPal()
    shop = await openShop(await newDatabase(), payPal, {
      variables: { TAX_TABLE: 'destination' },
      app: { now: () => now },
    })
  })

  afterEach(async () => {
    await shop.close()
    await payPal.close()
  })

  async function create(request: object): Promise<string> {
    const { body } = await shop.fn('create-paypal-order', request)
    return String(body['orderID'] ?? body['error'])
  }

  async function pay(orderID: string) {
    await payPal.control(`/approve/${orderID}`, {})
    await shop.fn('capture-paypal-order', { orderID })
    return findOrder(shop.books, { payPalOrderId: orderID })
  }

  test('the browser is told by which table it is to sum up', async () => {
    expect((await shop.fn('get-paypal-config', {})).body).toMatchObject({ taxTable: 'destination' })
  })

  test('goods and delivery to New Jersey are taxed with 6.625 %, and the rate stays with the order', async () => {
    const request = requestOn('2026-11-23')
    // 63.10 × 6.625 % is 4.180375.
    expect(request.orderData).toMatchObject({ tax: '4.18', total: '67.28' })
    const order = await pay(await create(request))
    expect(order?.status).toBe('paid')
    expect(order?.tax).toEqual({ rowId: 'nj-2018', rateThousandths: 6625, baseCents: 6310 })
    const { text } = await shop.orders('show', order?.orderNumber ?? '')
    expect(text).toContain('Tax (6.625%): $4.18')
    expect(text).toContain('\nTaxed by row nj-2018 on $63.10\n')
  })

  test('8 % of the subtotal is refused where the table says otherwise', async () => {
    expect(await create(sampleRequest())).toMatch(/4\.18/)
  })

  test('an order of the second before a rate begins keeps its own, though paid for after', async () => {
    // Midnight in New Jersey before 2018-01-01, on which its row begins.
    now = new Date('2018-01-01T04:59:59.000Z')
    const before = await create(requestOn('2017-12-31'))
    now = new Date('2018-01-01T05:00:00.000Z')
    expect(await create(requestOn('2017-12-31'))).toMatch(/4\.18/)
    const order = await pay(before)
    expect(order).toMatchObject({ status: 'paid', totals: { taxCents: 0, totalCents: 6310 } })
    expect(order?.tax).toEqual({ rowId: undefined, rateThousandths: 0, baseCents: 0 })
  })

  test('what is picked up is taxed in New Jersey, whatever state the form still holds', async () => {
    // 48.10 × 6.625 % is 3.186625.
    const request = requestOn('2026-11-23', 'OR', true)
    expect(request.orderData).toMatchObject({ pickup: true, tax: '3.19', total: '51.29' })
    expect(request.orderData.customerInfo.state).toBe('OR')
    const order = await pay(await create(request))
    expect(order).toMatchObject({ status: 'paid', customer: NO_ADDRESS })
    expect(order?.tax).toEqual({ rowId: 'nj-2018', rateThousandths: 6625, baseCents: 4810 })
  })

  test.each([
    ['OR', '97201', 'Portland'],
    ['MT', '59601', 'Helena'],
    ['NH', '03301', 'Concord'],
    ['DE', '19901', 'Dover'],
  ])(
    '%s has no row: nothing is collected, and the report says so',
    async (state, zipCode, city) => {
      const { orderData, ...request } = requestOn('2026-11-23', state)
      const customerInfo = { ...orderData.customerInfo, zipCode, city }
      expect(orderData).toMatchObject({ tax: '0.00', total: '63.10' })
      const order = await pay(
        await create({ ...request, orderData: { ...orderData, customerInfo } }),
      )
      expect(order?.tax).toEqual({ rowId: undefined, rateThousandths: 0, baseCents: 0 })
      const month = newJerseyDay(now).slice(0, 7)
      expect((await shop.orders('tax', '--month', month)).text).toContain(
        `${state}   gross $63.10, exempt $0.00, not taxed $63.10, taxable $0.00, tax $0.00, given back $0.00, of it tax $0.00
  has no row in the table of tax: nothing was collected there
`,
      )
    },
  )
})

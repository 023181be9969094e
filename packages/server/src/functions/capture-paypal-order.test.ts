import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { sampleRequest } from '../testing/sample-order.ts'

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

  test('who has not approved the payment is told so, and not that it was declined', async () => {
    const { body } = await shop.fn('create-paypal-order', sampleRequest())
    const answer = await shop.fn('capture-paypal-order', { orderID: String(body['orderID']) })
    expect(answer).toEqual({
      status: 200,
      body: {
        success: false,
        error:
          'The payment is not approved yet and nothing was charged. Please press PayPal again and approve it.',
        restart: true,
      },
    })
  })
})

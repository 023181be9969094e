import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { functionsServer } from '../../testing/functions-server.ts'
import { notice, openPage, page } from '../../testing/open-page.tsx'
import { BASKET, saveLines } from '../../testing/saved-cart.ts'
import { unfinishedPayment } from '../kept/unfinished-payment.ts'

const NUMBER = 'MR-22222222'

const ORDER = {
  items: [
    {
      id: BASKET.id,
      title: BASKET.title,
      category: BASKET.category,
      image: BASKET.image,
      price: '34.99',
      quantity: 2,
    },
  ],
  customerInfo: {
    email: 'ann@example.com',
    firstName: 'Ann',
    lastName: 'Miller',
    phone: '6095550100',
    streetAddress: '',
    secondaryAddress: '',
    city: '',
    state: '',
    zipCode: '',
  },
  subtotal: '69.98',
  tax: '5.60',
  shipping: '0.00',
  total: '75.58',
  pickup: true,
}

const APPROVED = { orderID: 'A1B2', order: ORDER, isAccepted: false }
const ACCEPTED = { ...APPROVED, orderNumber: NUMBER, isAccepted: true }

const server = functionsServer()

beforeEach(() => server.answer('get-paypal-config', { clientId: '' }))

describe('a payment that a reload interrupted', () => {
  test('is asked about at once, and is paid', async () => {
    saveLines({ ...BASKET, quantity: 2 })
    unfinishedPayment.keep(APPROVED)
    server.answer('capture-paypal-order', { success: true, orderNumber: NUMBER })
    await openPage('/checkout')
    await notice('Payment Successful!')
    await notice(`Your order number is ${NUMBER}.`)
    const question = server.asked.find(({ name }) => name === 'capture-paypal-order')
    expect(question?.body).toMatchObject({ orderID: 'A1B2' })
    expect(unfinishedPayment.read()).toBeUndefined()
    screen.getByRole('button', { name: 'Cart, empty' })
  })

  test('keeps its order in sight while it is being paid', async () => {
    saveLines({ ...BASKET, quantity: 2 })
    unfinishedPayment.keep(APPROVED)
    server.keepWaiting('capture-paypal-order')
    await openPage('/checkout')
    await page().findByText('Processing your secure payment...')
    page().getByText(BASKET.title)
    expect(page().getByRole('textbox', { name: 'Email' }).closest('[inert]')).not.toBeNull()
  })

  test('that is refused leaves the cart as it was, and says why', async () => {
    saveLines({ ...BASKET, quantity: 2 })
    unfinishedPayment.keep(APPROVED)
    const error = 'The card was declined. Please use another one.'
    server.answer('capture-paypal-order', { success: false, error })
    await openPage('/checkout')
    await notice('Payment Failed')
    await notice(error)
    expect(unfinishedPayment.read()).toBeUndefined()
    screen.getByRole('button', { name: 'Cart, 2 items' })
    page().getByRole('textbox', { name: 'Email' })
  })

  test('that PayPal has not decided empties the cart, so that nobody pays twice', async () => {
    saveLines({ ...BASKET, quantity: 2 })
    unfinishedPayment.keep(APPROVED)
    server.answer('capture-paypal-order', { success: false, pending: true, orderNumber: NUMBER })
    await openPage('/checkout')
    await page().findByRole('heading', { name: 'We are checking your payment' })
    screen.getByRole('button', { name: 'Cart, empty' })
    page().getByText(NUMBER)
    page().getByText('$75.58')
    page().getByText('ann@example.com')
    page().getByText('you will not be charged twice')
    expect(unfinishedPayment.read()).toMatchObject({ isAccepted: true, orderNumber: NUMBER })
  })
})

describe('a payment that is still being checked', () => {
  test('is asked about again by a press, and may still be pending', async () => {
    unfinishedPayment.keep(ACCEPTED)
    server.answer('capture-paypal-order', { success: false, pending: true, orderNumber: NUMBER })
    const visitor = await openPage('/checkout')
    await page().findByRole('heading', { name: 'We are checking your payment' })
    await waitFor(() => expect(server.asked).toHaveLength(1))
    await visitor.click(await page().findByRole('button', { name: 'Check Again' }))
    await notice('Still Checking')
    await notice('PayPal has not decided on this payment yet. You do not need to do anything.')
  })

  test('ends with thanks when the money has come', async () => {
    unfinishedPayment.keep(ACCEPTED)
    server.answer('capture-paypal-order', { success: false, pending: true, orderNumber: NUMBER })
    const visitor = await openPage('/checkout')
    const again = await page().findByRole('button', { name: 'Check Again' })
    await waitFor(() => expect(server.asked).toHaveLength(1))
    server.answer('capture-paypal-order', { success: true, orderNumber: NUMBER })
    await visitor.click(again)
    await notice(`Your order number is ${NUMBER}.`)
    expect(unfinishedPayment.read()).toBeUndefined()
  })

  test('that came to nothing puts its lines back into the cart', async () => {
    unfinishedPayment.keep(ACCEPTED)
    server.answer('capture-paypal-order', { success: false, error: 'Nothing was charged.' })
    await openPage('/checkout')
    await notice('Nothing was charged.')
    screen.getByRole('button', { name: 'Cart, 2 items' })
  })

  test('stands in a line above the next order', async () => {
    saveLines(BASKET)
    unfinishedPayment.keep(ACCEPTED)
    server.answer('capture-paypal-order', { success: false, pending: true, orderNumber: NUMBER })
    await openPage('/checkout')
    await page().findByText(
      `We are still checking the payment of order ${NUMBER}. You will not be charged for it twice.`,
    )
    page().getByRole('button', { name: /^Check/ })
    page().getByRole('heading', { name: 'Order Summary' })
  })
})

import type { CartItem } from '@millrun/commerce/cart'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { functionsServer } from '../../testing/functions-server.ts'
import { fill } from '@millrun/ui/testing/patient-dom'
import { address, notice, openPage, page } from '../../testing/open-page.tsx'
import { paypalScript } from '../../testing/paypal-script.ts'
import { BASKET, saveLines } from '../../testing/saved-cart.ts'

const server = functionsServer()
const paypal = paypalScript()

const NUMBER = 'MR-22222222'

const BUYER = {
  email: 'ada.stone@example.com',
  firstName: 'Ada',
  lastName: 'Stone',
  phone: '609 555 0199',
  pickup: false,
  streetAddress: '100 N Main St',
  secondaryAddress: 'Apt 4',
  city: 'Trenton',
  state: 'NJ',
  zipCode: '08608',
}

beforeEach(() => {
  server.answer('get-paypal-config', { clientId: 'shop-1' })
  server.answer('create-paypal-order', { orderID: 'A1B2' })
  server.answer('capture-paypal-order', { success: true, orderNumber: NUMBER })
})

afterEach(() => void vi.useRealTimers())

/** The checkout of two baskets, with the form as this buyer has filled it in before. */
async function openCheckout(
  change: Partial<typeof BUYER> = {},
  line: CartItem = { ...BASKET, quantity: 2 },
): Promise<UserEvent> {
  saveLines(line)
  window.sessionStorage.setItem('millrun-checkout-form', JSON.stringify({ ...BUYER, ...change }))
  const visitor = await openPage('/checkout')
  const state = page().queryByRole('combobox', { name: 'State' })
  // This DOM does not show yet which option a list is set to.
  if (state !== null) await visitor.selectOptions(state, 'New Jersey')
  return visitor
}

async function payWithPayPal(change: Partial<typeof BUYER> = {}): Promise<UserEvent> {
  const visitor = await openCheckout(change)
  await visitor.click(await page().findByRole('button', { name: 'PayPal Checkout' }))
  return visitor
}

async function openCard(change: Partial<typeof BUYER> = {}): Promise<UserEvent> {
  const visitor = await openCheckout(change)
  await visitor.click(page().getByRole('button', { name: 'Credit/Debit Card' }))
  await page().findByRole('textbox', { name: 'Card number' })
  return visitor
}

function payButton(): HTMLElement {
  return page().getByRole('button', { name: 'Pay Now with Card' })
}

/** What a function was asked last. */
function lastAsked(name: string): unknown {
  return server.asked.findLast((question) => question.name === name)?.body
}

/** How many notices say this. */
function toldTimes(text: string): number {
  return screen.queryAllByText(text, { selector: '[data-sonner-toast] *' }).length
}

describe("PayPal's script", () => {
  test('is asked for dollars, buttons and card fields, and for a button 55 high', async () => {
    await openCheckout()
    await page().findByRole('button', { name: 'PayPal Checkout' })
    const script = document.querySelector('script[src*="/sdk/js"]')?.getAttribute('src') ?? ''
    expect(Object.fromEntries(new URL(script).searchParams)).toEqual({
      'client-id': 'shop-1',
      currency: 'USD',
      intent: 'capture',
      components: 'buttons,card-fields',
    })
    expect(paypal.seen.style).toMatchObject({ height: 55 })
    expect(document.querySelector('link[href$="/cardfields.css"]')).not.toBeNull()
  })

  test('that does not come leaves a way to load the page again', async () => {
    paypal.block()
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await openCheckout()
    await page().findByRole('heading', { name: 'PayPal failed to load' })
    await notice('Payment Error')
    await notice('Failed to load PayPal. Please refresh the page and try again.')
    page().getByText('Debug info')
    page().getByRole('button', { name: 'Reload Page' })
    error.mockClear()
  })

  test('without a button offers the card in its place', async () => {
    paypal.conduct.withheld = 'wallet'
    const visitor = await openCheckout()
    await page().findByText(/^PayPal’s button cannot be shown here right now\. Please pay by card/)
    await visitor.click(page().getByRole('button', { name: 'Pay by Card' }))
    await page().findByRole('button', { name: 'Pay Now with Card' })
  })

  test('without cards offers PayPal in their place, and without either the telephone', async () => {
    paypal.conduct.withheld = 'cards'
    const visitor = await openCheckout()
    await visitor.click(page().getByRole('button', { name: 'Credit/Debit Card' }))
    await page().findByText(/^Card payment is not available right now\. Please pay with PayPal/)
    paypal.conduct.withheld = 'both'
    await visitor.click(page().getByRole('button', { name: 'Pay with PayPal' }))
    await page().findByText(/Please order by phone at \(609\) 555-0142 or by e-mail/)
  })
})

describe('paying with PayPal', () => {
  test('sends what the driver of a truck has to know, and the name of the job', async () => {
    const rail = { ...BASKET, id: 'c-6010', title: 'Colonial Handrail', priceCents: 10_499 }
    const visitor = await openCheckout({}, rail)
    await visitor.click(await page().findByRole('radio', { name: 'A business' }))
    await visitor.click(page().getByRole('checkbox', { name: /lift gate/ }))
    await visitor.click(page().getByRole('button', { name: 'Add a PO number or job name' }))
    await fill(visitor, await page().findByRole('textbox', { name: 'Job name' }), ' Elm Street ')
    await visitor.click(await page().findByRole('button', { name: 'PayPal Checkout' }))
    await notice('Payment Successful!')
    const truck = { place: 'business', liftGate: true, limitedAccess: false }
    expect(lastAsked('create-paypal-order')).toMatchObject({
      orderData: { jobName: 'Elm Street', truck },
    })
  })

  test('sends what is bought, by whom and what it comes to, in two decimals', async () => {
    await payWithPayPal()
    await notice('Payment Successful!')
    const { pickup: _, ...customerInfo } = BUYER
    // 2 × 34.99 + 8 % of it + 15.00
    const orderData = {
      items: [
        {
          id: 'm-399:finish=sb',
          title: 'Single Basket Iron Baluster, Satin Black',
          category: 'Iron Balusters',
          image: '/pictures/m-399-800.webp',
          price: '34.99',
          quantity: 2,
        },
      ],
      customerInfo,
      subtotal: '69.98',
      tax: '5.60',
      shipping: '15.00',
      total: '90.58',
      pickup: false,
    }
    expect(lastAsked('create-paypal-order')).toEqual({
      amount: '90.58',
      currency: 'USD',
      orderData: { ...orderData, cartId: expect.stringMatching(/^[0-9a-f]{32}$/) },
    })
    expect(lastAsked('capture-paypal-order')).toEqual({ orderID: 'A1B2', orderData })
  })

  test('for pickup sends no address and no shipping', async () => {
    await payWithPayPal({ pickup: true })
    await notice('Payment Successful!')
    expect(lastAsked('create-paypal-order')).toMatchObject({
      // 69.98 + 5.60
      amount: '75.58',
      orderData: { pickup: true, shipping: '0.00', customerInfo: { streetAddress: '', city: '' } },
    })
  })

  test('empties cart and form, names the order, and goes home two seconds later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true })
    await payWithPayPal()
    await notice('Payment Successful!')
    await notice(`Your order number is ${NUMBER}.`)
    screen.getByRole('button', { name: 'Cart, empty' })
    expect(window.sessionStorage.getItem('millrun-checkout-form')).toBeNull()
    await vi.advanceTimersByTimeAsync(2000)
    expect(address()).toBe('/')
  })

  test('that the buyer cancels keeps cart and form', async () => {
    paypal.conduct.wallet = 'cancels'
    await payWithPayPal()
    await notice('Payment Cancelled')
    await notice('You cancelled the payment process.')
    screen.getByRole('button', { name: 'Cart, 2 items' })
    expect(page().getByRole('textbox', { name: 'Email' })).toHaveProperty('value', BUYER.email)
    expect(lastAsked('capture-paypal-order')).toBeUndefined()
  })

  test('that breaks at PayPal says so', async () => {
    paypal.conduct.wallet = 'breaks'
    await payWithPayPal()
    await notice('Payment Error')
    await notice('There was an error processing your payment. Please try again.')
  })

  test('of an order that cannot be created is told once, with the reason beside the button', async () => {
    const error = 'The price of M-399 has changed.'
    server.answer('create-paypal-order', { error }, 422)
    await payWithPayPal()
    await notice('Failed to create payment order. Please try again.')
    page().getByText(error, { selector: '[role="alert"]' })
    await waitFor(() => expect(paypal.seen.repeats).toBe(1))
    // What would be told of that as well has its turn first.
    await new Promise((done) => setTimeout(done))
    expect(toldTimes('Payment Error')).toBe(1)
  })

  test('of an order that fails without a reason gives none', async () => {
    server.answer('create-paypal-order', { error: 'SQLITE_BUSY' }, 500)
    await payWithPayPal()
    await notice('Failed to create payment order. Please try again.')
    expect(page().queryByText('SQLITE_BUSY')).toBeNull()
  })

  test('in a way that PayPal refuses may be tried in another way', async () => {
    const error = 'Your bank has refused, and nothing was charged.'
    server.answer('capture-paypal-order', { success: false, error, restart: true })
    await payWithPayPal()
    await notice('Payment Failed')
    await notice(error)
    expect(paypal.seen.restarts).toBe(1)
    screen.getByRole('button', { name: 'Cart, 2 items' })
  })

  test('that is refused without a word says that the capture failed', async () => {
    server.answer('capture-paypal-order', { success: false })
    await payWithPayPal()
    await notice('Payment capture failed')
    expect(paypal.seen.restarts).toBe(0)
  })
})

describe('paying by card', () => {
  test('sends the shipping address as that of the bills', async () => {
    const visitor = await openCard()
    page().getByText('100 N Main St, Apt 4, Trenton, NJ 08608, United States')
    await visitor.click(payButton())
    await notice('Payment Successful!')
    expect(paypal.seen.billed).toEqual([
      {
        addressLine1: '100 N Main St',
        addressLine2: 'Apt 4',
        adminArea2: 'Trenton',
        adminArea1: 'NJ',
        postalCode: '08608',
        countryCode: 'US',
      },
    ])
  })

  test('that is on its way says so on its button', async () => {
    server.keepWaiting('create-paypal-order')
    const visitor = await openCard()
    await visitor.click(payButton())
    const button = await page().findByRole('button', { name: 'Processing Payment...' })
    expect(button).toHaveProperty('disabled', true)
    await waitFor(() => expect(lastAsked('create-paypal-order')).toBeDefined())
  })

  test('with wrong details names each field, begins at the first and sends nothing', async () => {
    paypal.conduct.cardFaults = ['INVALID_CVV', 'INVALID_NUMBER']
    const visitor = await openCard()
    await visitor.click(payButton())
    await notice('Invalid Card Information')
    await notice('Please check your card details and try again.')
    page().getByText('Please check the card number')
    page().getByText('Please check the security code')
    expect(document.activeElement).toBe(page().getByRole('textbox', { name: 'Card number' }))
    expect(paypal.seen.billed).toEqual([])
    expect(lastAsked('create-paypal-order')).toBeUndefined()
  })

  test('asks who picks up for the address of the bills, in the US to begin with', async () => {
    const visitor = await openCard({ pickup: true })
    const billing = within(page().getByRole('group', { name: 'Billing address' }))
    expect(billing.queryByRole('checkbox')).toBeNull()
    expect(billing.getByRole('textbox', { name: 'Country code' })).toHaveProperty('value', 'US')
    await visitor.click(payButton())
    await notice('Form Incomplete')
    await notice('Please fill in all required fields correctly.')
    billing.getByRole('textbox', {
      name: 'Address line 1',
      description: 'Street address is required',
    })
    expect(paypal.seen.billed).toEqual([])
  })

  test('takes bills to another address, which needs no second line', async () => {
    const visitor = await openCard()
    await visitor.click(page().getByRole('checkbox', { name: 'Same as shipping address' }))
    const billing = within(page().getByRole('group', { name: 'Billing address' }))
    await fill(visitor, billing.getByRole('textbox', { name: 'Address line 1' }), '1 Rue Royale')
    await fill(visitor, billing.getByRole('textbox', { name: 'City' }), 'Montréal')
    await fill(visitor, billing.getByRole('textbox', { name: 'State' }), 'Québec')
    await fill(visitor, billing.getByRole('textbox', { name: 'ZIP code' }), 'H2Y 1C6')
    await fill(visitor, billing.getByRole('textbox', { name: 'Country code' }), 'ca')
    await visitor.click(payButton())
    await notice('Payment Successful!')
    expect(paypal.seen.billed).toEqual([
      {
        addressLine1: '1 Rue Royale',
        addressLine2: '',
        adminArea2: 'Montréal',
        adminArea1: 'Québec',
        postalCode: 'H2Y 1C6',
        countryCode: 'CA',
      },
    ])
  })

  test('that is lost on the way can be tried again', async () => {
    paypal.conduct.cardIsLost = true
    const visitor = await openCard()
    await visitor.click(payButton())
    await notice('Payment Failed')
    await notice('There was an error processing your card payment. Please try again.')
    paypal.conduct.cardIsLost = false
    await visitor.click(payButton())
    await notice('Payment Successful!')
    await waitFor(() => expect(toldTimes('Payment Failed')).toBe(0))
  })

  test('is refused in the words of the bank, and the cart stays', async () => {
    const error = 'The card was declined. Please use another one.'
    server.answer('capture-paypal-order', { success: false, error })
    const visitor = await openCard()
    await visitor.click(payButton())
    await notice('Payment Failed')
    await notice(error)
    screen.getByRole('button', { name: 'Cart, 2 items' })
    await waitFor(() => expect(payButton()).toHaveProperty('disabled', false))
  })
})

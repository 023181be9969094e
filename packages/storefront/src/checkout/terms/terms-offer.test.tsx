import { checkoutHash } from '@millrun/commerce/quotes/quote-page'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { functionsServer } from '../../testing/functions-server.ts'
import { notice, openPage, page } from '../../testing/open-page.tsx'
import { BASKET, saveLines } from '../../testing/saved-cart.ts'

const server = functionsServer()

const BUYER = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Stone',
  phone: '(609) 555-0199',
  pickup: true,
  streetAddress: '',
  secondaryAddress: '',
  city: '',
  state: '',
  zipCode: '',
  poNumber: 'PO-4711',
}

const QUOTE = {
  number: 'Q-22222222',
  state: 'open',
  jobName: '',
  client: 'Ada Stone',
  note: '',
  madeOn: '2026-11-26',
  until: '2126-12-26',
  lines: [
    {
      id: BASKET.id,
      item: 'M-399',
      title: BASKET.title,
      quantity: 2,
      quoted: '34.99',
      price: '34.99',
    },
  ],
}

const WAITING = 'millrun-checkout-on-terms'
const FORM = 'millrun-checkout-form'

beforeEach(() => {
  server.keepWaiting('get-paypal-config')
  saveLines({ ...BASKET, quantity: 2 })
})

function leaveNote(text = '{"days":30}'): void {
  window.localStorage.setItem('millrun-account-terms', text)
}

async function openCheckout() {
  const visitor = await openPage('/checkout')
  await page().findByRole('heading', { level: 2, name: 'Payment Method' })
  return visitor
}

const offer = () => page().queryByRole('button', { name: 'Order on Terms' })
const waiting = () => window.sessionStorage.getItem(WAITING)

describe('an order on terms', () => {
  test('is offered below the ways to pay, with its days', async () => {
    leaveNote()
    await openCheckout()
    const text = await page().findByText('Or order on terms: pay within 30 days, by invoice.')
    const card = page().getByRole('button', { name: 'Credit/Debit Card' })
    expect(card.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test.each([
    ['without a note', undefined],
    ['with a note that cannot be read', '{"days":7}'],
  ])('is not offered %s', async (_, text) => {
    if (text !== undefined) leaveNote(text)
    await openCheckout()
    await import('./terms-offer.tsx')
    await page().findByLabelText('Email')
    expect(offer()).toBeNull()
  })
})

test('what a quote sells is not offered on terms', async () => {
  leaveNote()
  server.answer('quote', QUOTE)
  await openPage(`/checkout${checkoutHash('A'.repeat(22))}`)
  await page().findByText(/^You are accepting quote Q-22222222/)
  await import('./terms-offer.tsx')
  expect(offer()).toBeNull()
})

test('a form that lacks something says so, and nothing is handed over', async () => {
  leaveNote()
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const visitor = await openCheckout()
  await visitor.click(await page().findByRole('button', { name: 'Order on Terms' }))
  await notice('Form Incomplete')
  expect(waiting()).toBeNull()
  expect(leave).not.toHaveBeenCalled()
})

test('the order goes to the account with its cart, and form and cart stay', async () => {
  leaveNote()
  window.localStorage.setItem('millrun-cart-id', 'cart-1')
  window.sessionStorage.setItem(FORM, JSON.stringify(BUYER))
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const visitor = await openCheckout()
  await visitor.click(await page().findByRole('button', { name: 'Order on Terms' }))
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/account'))
  // Two at 34.99, picked up; 8% of 69.98 is 5.60.
  expect(JSON.parse(waiting() ?? '')).toMatchObject({
    items: [{ id: BASKET.id, quantity: 2, price: '34.99' }],
    customerInfo: { email: 'ada@example.com', firstName: 'Ada' },
    subtotal: '69.98',
    shipping: '0.00',
    tax: '5.60',
    total: '75.58',
    pickup: true,
    cartId: 'cart-1',
    poNumber: 'PO-4711',
  })
  expect(window.sessionStorage.getItem(FORM)).toContain('PO-4711')
  expect(window.localStorage.getItem('millrun-stair-cart')).toContain('"quantity":2')
  // The settings of the ways to pay are asked for besides, before or after the press.
  expect(server.asked.filter(({ name }) => name !== 'get-paypal-config')).toEqual([])
})

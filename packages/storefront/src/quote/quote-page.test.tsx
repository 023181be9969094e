import type { ToldQuote } from '@millrun/commerce/quotes/told-quote'
import { CART_STORAGE_KEY } from '@millrun/commerce/saved-cart'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { unfinishedPayment } from '../checkout/kept/unfinished-payment.ts'
import { functionsServer } from '../testing/functions-server.ts'
import { openPage, page } from '../testing/open-page.tsx'
import { BASKET, saveLines } from '../testing/saved-cart.ts'

const TOKEN = 'abcdefghijklmnopqrst-_'
const NEWER = 'ABCDEFGHIJKLMNOPQRST-_'

const LINE = {
  id: 'm-399:finish=cv',
  item: 'M-399',
  title: 'Single Basket Baluster, Copper Vein',
  quantity: 48,
  quoted: '35.00',
  price: '35.00',
}

const QUOTE: ToldQuote = {
  number: 'Q-7K3Q9XWD',
  state: 'open',
  jobName: 'Elm Street',
  client: 'Ada Turner',
  note: 'Ready within a week.',
  madeOn: '2026-11-26',
  until: '2026-12-26',
  lines: [LINE],
}

const server = functionsServer()

beforeEach(() => {
  server.answer('get-paypal-config', { clientId: '' })
  server.answer('quote', QUOTE)
})

describe('a quote', () => {
  test('says for whom and until when it holds, what is in it and what it comes to', async () => {
    await openPage(`/quote#${TOKEN}`)
    await page().findByRole('heading', { level: 1, name: 'Elm Street' })
    page().getByText('Quote Q-7K3Q9XWD of Thu, Nov 26, 2026 for Ada Turner')
    // 48 x 35.00
    page().getByText(
      '48 pieces for $1,680.00, before shipping and tax. These prices hold through Sat, Dec 26, 2026, New Jersey time.',
    )
    page().getByText('Ready within a week.')
    page().getByText('Item M-399 · Quantity 48, $35.00 each')
    const accept = page().getByRole('link', { name: 'Accept and Check Out' })
    expect(accept.getAttribute('href')).toBe(`/checkout#quote=${TOKEN}`)
    expect(server.asked).toContainEqual({ name: 'quote', body: { token: TOKEN } })
  })

  test('says where the shop’s price is lower by now: the buyer has it', async () => {
    server.answer('quote', { ...QUOTE, lines: [{ ...LINE, price: '33.00' }] })
    await openPage(`/quote#${TOKEN}`)
    await page().findByText('Quoted at $35.00 each; our price is lower today, so you pay $33.00.')
    page().getByText(/^48 pieces for \$1,584\.00/)
  })

  test('that holds no longer shows the prices of today, and says so', async () => {
    server.answer('quote', { ...QUOTE, state: 'ended', lines: [{ ...LINE, price: '38.99' }] })
    await openPage(`/quote#${TOKEN}`)
    await page().findByText(
      /The prices of this quote held through Sat, Dec 26, 2026\. What you see are today’s prices\.$/,
    )
    page().getByText('It costs $38.99 each today, and cost $35.00 in this quote.')
    page().getByRole('link', { name: 'Accept and Check Out' })
  })

  test('of which something cannot be had is not accepted, and says why', async () => {
    const { price: _, ...gone } = LINE
    server.answer('quote', { ...QUOTE, lines: [{ ...gone, why: 'It is out of stock.' }] })
    await openPage(`/quote#${TOKEN}`)
    await page().findByText('It is out of stock.')
    page().getByText(/^One line cannot be had just now/)
    expect(page().queryByRole('link', { name: 'Accept and Check Out' })).toBeNull()
  })

  test('that was changed leads to the new one', async () => {
    const newest = { token: NEWER, madeOn: '2026-11-28' }
    server.answer('quote', { ...QUOTE, state: 'changed', newest })
    await openPage(`/quote#${TOKEN}`)
    await page().findByRole('heading', { name: 'This quote was changed' })
    page().getByText(/was changed on Sat, Nov 28, 2026/)
    const link = page().getByRole('link', { name: 'Open the New Quote' })
    expect(link.getAttribute('href')).toBe(`/quote#${NEWER}`)
  })

  test('that was accepted names its order and asks for nothing', async () => {
    server.answer('quote', { ...QUOTE, state: 'accepted', orderNumber: 'MR-22222222' })
    await openPage(`/quote#${TOKEN}`)
    await page().findByText(/^This quote was accepted with order MR-22222222\./)
    expect(page().queryByRole('link', { name: 'Accept and Check Out' })).toBeNull()
  })

  test.each([
    ['withdrawn', { ...QUOTE, state: 'withdrawn' }, 200, 'This quote was withdrawn'],
    ['unknown', { error: 'We do not know this quote.' }, 404, 'Quote not found'],
    ['not to be had', { error: 'Busy.' }, 503, 'Your quote'],
  ])('that is %s says so', async (_, body, status, title) => {
    server.answer('quote', body, status)
    await openPage(`/quote#${TOKEN}`)
    await waitFor(() => page().getByRole('heading', { level: 1, name: title }))
    if (status === 503) await page().findByRole('button', { name: 'Try Again' })
  })

  test('without a token asks the shop for nothing', async () => {
    await openPage('/quote#somewhere')
    await page().findByRole('heading', { name: 'Quote not found' })
    expect(server.asked.map(({ name }) => name)).not.toContain('quote')
  })

  test('for a stair shows its drawings, and where it can be walked around', async () => {
    server.answer('quote', { ...QUOTE, design: 'd=1&h=112' })
    await openPage(`/quote#${TOKEN}`)
    await page().findByRole('img', { name: 'Plan, drawn with its dimensions' })
    const walk = page().getByRole('link', { name: 'Walk around It in 3D' })
    expect(walk.getAttribute('href')).toBe('/designer#d=1&h=112')
  })
})

describe('its checkout', () => {
  test('sells what was quoted at its prices, for its job, and leaves the cart alone', async () => {
    saveLines(BASKET)
    const before = saved()
    await openPage(`/checkout#quote=${TOKEN}`)
    await page().findByText(/^You are accepting quote Q-7K3Q9XWD for Elm Street\./)
    summary().getByText('Item M-399 · Quantity 48, $35.00 each')
    expect(summary().getByText('Subtotal').nextSibling?.textContent).toBe('$1,680.00')
    expect(saved()).toBe(before)
    screen.getByRole('button', { name: 'Cart, 1 item' })
    expect(window.sessionStorage.getItem('millrun-checkout-form')).toContain('Elm Street')
  })

  test('of one that was accepted meanwhile sells nothing', async () => {
    server.answer('quote', { ...QUOTE, state: 'accepted', orderNumber: 'MR-22222222' })
    await openPage(`/checkout#quote=${TOKEN}`)
    await page().findByText(
      'Quote Q-7K3Q9XWD was accepted with order MR-22222222. Please do not pay again.',
    )
  })

  test('that a reload interrupted empties nothing but what was quoted', async () => {
    saveLines(BASKET)
    const before = saved()
    unfinishedPayment.keep({ orderID: 'A1B2', isAccepted: false, order: ORDER })
    server.answer('capture-paypal-order', { success: true, orderNumber: 'MR-22222222' })
    await openPage('/checkout')
    await waitFor(() =>
      expect(server.asked.map(({ name }) => name)).toContain('capture-paypal-order'),
    )
    await waitFor(() => expect(unfinishedPayment.read()).toBeUndefined())
    expect(saved()).toBe(before)
  })
})

function summary() {
  return within(page().getByRole('complementary', { name: 'Order Summary' }))
}

function saved(): string | null {
  return window.localStorage.getItem(CART_STORAGE_KEY)
}

const ORDER = {
  items: [{ ...LINE, category: '', image: BASKET.image, price: '35.00' }],
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
  subtotal: '1680.00',
  tax: '134.40',
  shipping: '0.00',
  total: '1814.40',
  pickup: true,
  quote: TOKEN,
}

import { TRUCK_NEEDS } from '@millrun/commerce/delivery/delivery-words'
import { within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { functionsServer } from '../testing/functions-server.ts'
import { fill } from '@millrun/ui/testing/patient-dom'
import { openPage, page } from '../testing/open-page.tsx'

const TOKEN = 'abcdefghijklmnopqrstuvwxyz_-0123'

const ORDER = {
  orderNumber: 'MR-22222222',
  status: 'paid',
  // It is still the 20th in New Jersey.
  placedAt: '2026-11-21T04:59:00.000Z',
  pickup: false,
  place: 'Trenton, NJ',
  lines: [{ item: 'M-399', title: 'Single Basket Baluster', quantity: 3, price: '34.99' }],
  subtotal: '104.97',
  shipping: '0.00',
  tax: '8.40',
  total: '113.37',
  refunded: '0.00',
}

/** How a rail of 12 ft travels. */
const TRUCK = {
  mode: 'freight',
  cartons: 1,
  weightLb: 14.6,
  reasons: ['Colonial Handrail, 12 ft packs 147 in long; parcels end at 96 in.'],
  from: '2026-11-30',
  to: '2026-12-08',
  truck: { place: 'residence', liftGate: true, limitedAccess: true },
}

/** What its buyer is asked. */
const DELAY = {
  orderNumber: 'MR-22222222',
  pickup: false,
  promisedTo: '2026-12-08',
  newDay: '2026-12-18',
  reason: 'The mill is late.',
  silence: 'wait',
  answerBy: '2027-01-07',
  left: '113.37',
  state: 'open',
  refunded: false,
  answerLink: `/orders/delay#${TOKEN}.wait`,
}

const server = functionsServer()

describe('the page of an order', () => {
  test('says its number, its day, its lines and what they come to', async () => {
    server.answer('order-status', ORDER)
    await openPage(`/orders/link#${TOKEN}`)
    await page().findByRole('heading', { name: 'Your order is paid' })
    page().getByText('Order MR-22222222, placed November 20, 2026')
    page().getByText('Item M-399 · Quantity 3, $34.99 each')
    // 3 × 34.99; the subtotal is the same.
    expect(page().getAllByText('$104.97')).toHaveLength(2)
    page().getByText('$113.37')
    page().getByText('Trenton, NJ')
    expect(server.asked).toEqual([{ name: 'order-status', body: { token: TOKEN, again: false } }])
  })

  test('that is owed says how much of it, until when, and where its invoice is', async () => {
    // 113.37 of which 40.00 was taken off.
    const owed = { status: 'on_terms', refunded: '40.00', owed: '73.37', dueOn: '2026-12-20' }
    server.answer('order-status', { ...ORDER, ...owed })
    await openPage(`/orders/link#${TOKEN}`)
    await page().findByRole('heading', { name: 'Your order is placed' })
    page().getByText('Please pay $73.37 by December 20, 2026; the invoice says how.')
    expect(page().getByText('Taken off').nextElementSibling?.textContent).toBe('−$40.00')
    const invoice = page().getByRole('link', { name: 'Invoice in Your Account' })
    expect(invoice.getAttribute('href')).toBe('/account?at=terms')
  })

  test.each([
    ['credited', 'Nothing is owed for your order'],
    ['pending', 'Your payment is pending'],
    ['declined', 'Your payment was declined'],
    ['refunded', 'Your order was refunded'],
    ['unpaid', 'This order is not paid'],
  ])('that is %s says so', async (status, title) => {
    server.answer('order-status', { ...ORDER, status, refunded: '113.37' })
    await openPage(`/orders/link#${TOKEN}`)
    await page().findByRole('heading', { name: title })
  })

  test('that is refunded says how much was given back', async () => {
    server.answer('order-status', { ...ORDER, status: 'refunded', refunded: '50.00' })
    await openPage(`/orders/link#${TOKEN}`)
    await page().findByText('We have given back $50.00 to the way you paid.')
  })

  test('that is pending asks again when it is told to', async () => {
    server.answer('order-status', { ...ORDER, status: 'pending' })
    const visitor = await openPage(`/orders/link#${TOKEN}`)
    await page().findByRole('heading', { name: 'Your payment is pending' })
    server.answer('order-status', ORDER)
    await visitor.click(page().getByRole('button', { name: 'Check Again' }))
    await page().findByRole('heading', { name: 'Your order is paid' })
    expect(server.asked.at(-1)?.body).toEqual({ token: TOKEN, again: true })
  })

  test('that is picked up says where and when', async () => {
    const pickup = { pickup: true, place: undefined, buyer: 'Ada Turner' }
    server.answer('order-status', { ...ORDER, ...pickup })
    await openPage(`/orders/link#${TOKEN}`)
    await page().findByRole('heading', { name: 'Your order is paid' })
    within(page().getByRole('region', { name: 'Pickup at our warehouse' })).getByText('Ada Turner')
    const places = page().getAllByText(/2150 Route 130 North, Burlington, NJ 08016/)
    expect(places).not.toHaveLength(0)
  })

  test('that cannot be looked up now is safe, and is looked up by another press', async () => {
    server.answer('order-status', { error: 'not now' }, 503)
    const visitor = await openPage(`/orders/link#${TOKEN}`)
    await page().findByText(
      'Your order could not be looked up just now. It is safe; please try again in a moment.',
    )
    server.answer('order-status', ORDER)
    await visitor.click(page().getByRole('button', { name: 'Try Again' }))
    await page().findByRole('heading', { name: 'Your order is paid' })
  })

  test('tells every sum of it', async () => {
    server.answer('order-status', { ...ORDER, refunded: '34.99' })
    await openPage(`/orders/link#${TOKEN}`)
    await page().findByRole('heading', { name: 'Your order is paid' })
    const sums = ['Subtotal', 'Shipping', 'Tax (8%)', 'Total', 'Refunded'].map(
      (name) => page().getByText(name, { selector: 'dt' }).nextElementSibling?.textContent,
    )
    expect(sums).toEqual(['$104.97', 'Free', '$8.40', '$113.37', '−$34.99'])
  })

  test('says to whom and to which address it goes', async () => {
    const place = { streetAddress: '100 N MAIN ST', secondaryAddress: 'APT 4' }
    const address = { ...place, city: 'TRENTON', state: 'NJ', zipCode: '08608' }
    server.answer('order-status', { ...ORDER, buyer: 'Ada Turner', address })
    await openPage(`/orders/link#${TOKEN}`)
    const goes = within(await page().findByRole('region', { name: 'Ships to' }))
    goes.getByText('Ada Turner')
    goes.getByText('100 N MAIN ST')
    goes.getByText('APT 4')
    goes.getByText('TRENTON, NJ 08608')
  })

  test('says what the papers of its buyer call it, and shows what was bought', async () => {
    const lines = [
      { id: 'm-399:finish=cv', item: 'M-399', title: 'Basket', quantity: 3, price: '34.99' },
      { id: 'gone-1', item: 'GONE-1', title: 'Sold no more', quantity: 1, price: '1.00' },
    ]
    const papers = { poNumber: '4711', jobName: 'Elm Street', invoiceEmail: 'bills@example.com' }
    server.answer('order-status', { ...ORDER, lines, ...papers })
    await openPage(`/orders/link#${TOKEN}`)
    await page().findByText('PO number 4711 · Job Elm Street · Invoice to bills@example.com')
    const pictures = page().getAllByRole('presentation')
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      '/pictures/m-399-cv-800.webp',
    ])
  })

  test('says how it travels, why, when, and what the driver was told', async () => {
    server.answer('order-status', { ...ORDER, delivery: TRUCK })
    await openPage(`/orders/link#${TOKEN}`)
    const delivery = within(await page().findByRole('region', { name: 'Delivery' }))
    delivery.getByText(
      'Goes by truck: somebody has to be there to unload it. Ships Mon, Nov 30 to Tue, Dec 8.',
    )
    delivery.getByText('Colonial Handrail, 12 ft packs 147 in long; parcels end at 96 in.')
    expect(delivery.getAllByRole('listitem').map((need) => need.textContent)).toEqual(TRUCK_NEEDS)
    delivery.getByText('To a residence, with a lift gate, limited access.')
  })

  test.each([
    ['says so before its truck leaves', {}, 1],
    ['says nothing of it once it has left', { shippedAt: '2026-12-01T15:00:00.000Z' }, 0],
  ])('that needs a call %s', async (_, more, times) => {
    const call = 'Freight to Alaska needs a call before it leaves: (609) 555-0142.'
    server.answer('order-status', { ...ORDER, delivery: { ...TRUCK, call, ...more } })
    await openPage(`/orders/link#${TOKEN}`)
    const delivery = within(await page().findByRole('region', { name: 'Delivery' }))
    expect(delivery.queryAllByText(call, { exact: false })).toHaveLength(times)
  })

  test.each([
    ['parcel', {}, 'Ships by parcel in 2 cartons, 41 lb in all. Ships Mon, Nov 30 to Tue, Dec 8.'],
    [
      'parcel',
      { shippedAt: '2026-12-02T03:00:00.000Z' },
      // It is still the 1st in New Jersey.
      'Ships by parcel in 2 cartons, 41 lb in all. Shipped December 1, 2026.',
    ],
    ['pickup', {}, 'Ready for pickup Mon, Nov 30 to Tue, Dec 8.'],
    ['pickup', { shippedAt: '2026-12-01T15:00:00.000Z' }, 'Picked up December 1, 2026.'],
  ])('by %s with %j says so', async (mode, more, sentence) => {
    const { truck: _, ...way } = TRUCK
    const delivery = { ...way, mode, cartons: 2, weightLb: 40.2, reasons: [], ...more }
    server.answer('order-status', { ...ORDER, pickup: mode === 'pickup', delivery })
    await openPage(`/orders/link#${TOKEN}`)
    const region = within(await page().findByRole('region', { name: 'Delivery' }))
    region.getByText(sentence)
    expect(region.queryByRole('list')).toBeNull()
  })

  test.each([
    ['declined', 'Your payment was declined'],
    ['refunded', 'Your order was refunded'],
  ])('that was %s says nothing of a delivery', async (status, title) => {
    server.answer('order-status', { ...ORDER, status, delivery: TRUCK })
    await openPage(`/orders/link#${TOKEN}`)
    await page().findByRole('heading', { name: title })
    expect(page().queryByRole('region', { name: 'Delivery' })).toBeNull()
    expect(page().queryByText(/Nov 30|truck/)).toBeNull()
  })

  test('that was put off says the later day', async () => {
    const delivery = { ...TRUCK, from: '2026-12-08', to: '2026-12-18', isAgreed: true }
    server.answer('order-status', { ...ORDER, delivery })
    await openPage(`/orders/link#${TOKEN}`)
    const region = within(await page().findByRole('region', { name: 'Delivery' }))
    region.getByText(/Ships by Fri, Dec 18\.$/)
  })

  test('whose buyer is asked to wait says the day, why and what silence means, and leads to the answer', async () => {
    server.answer('order-status', { ...ORDER, delivery: TRUCK, delay: DELAY })
    await openPage(`/orders/link#${TOKEN}`)
    const asked = within(await page().findByRole('region', { name: 'Your order is delayed' }))
    asked.getByText(
      'We are sorry. We said that your order would ship by Tue, Dec 8, 2026. It will ship by Fri, Dec 18, 2026.',
    )
    asked.getByText('The reason: The mill is late.')
    asked.getByText(/^If you do not answer, we take it that you wait until Fri, Dec 18, 2026\./)
    const link = asked.getByRole('link', { name: 'Wait or Cancel' })
    expect(link.getAttribute('href')).toBe(`/orders/delay#${TOKEN}.wait`)
  })

  test('that its buyer has cancelled says so before the money is back', async () => {
    server.answer('order-status', { ...ORDER, delay: { ...DELAY, state: 'cancelled' } })
    await openPage(`/orders/link#${TOKEN}`)
    await page().findByRole('heading', { name: 'Your order is cancelled' })
    page().getByText(
      'We give back all your money to the way you paid. You do not need to do anything.',
    )
    expect(page().queryByRole('link', { name: 'Wait or Cancel' })).toBeNull()
  })

  test('of before 2026-11-23 says nothing of its delivery', async () => {
    server.answer('order-status', ORDER)
    await openPage(`/orders/link#${TOKEN}`)
    await page().findByRole('heading', { name: 'Your order is paid' })
    expect(page().queryByRole('region', { name: 'Delivery' })).toBeNull()
  })

  test('can be printed, and says whom to ask', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    server.answer('order-status', ORDER)
    const visitor = await openPage(`/orders/link#${TOKEN}`)
    await visitor.click(await page().findByRole('button', { name: 'Print or Save as PDF' }))
    expect(print).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
    const phone = page().getByRole('link', { name: '(609) 555-0142' })
    expect(phone.getAttribute('href')).toBe('tel:+16095550142')
  })

  test('whose address names none says so', async () => {
    server.answer('order-status', { error: 'token is wrong' }, 400)
    await openPage('/orders/link')
    await page().findByRole('heading', { name: 'Order not found' })
    const again = page().getByRole('link', { name: 'Send Me the Link' })
    expect(again.getAttribute('href')).toBe('/orders')
  })

  test('that the server does not know says so', async () => {
    server.answer('order-status', { error: 'There is no such order.' }, 404)
    await openPage(`/orders/link#${TOKEN}`)
    await page().findByRole('heading', { name: 'Order not found' })
  })
})

describe('the mail about an order', () => {
  test('is sent again, and the answer is read out', async () => {
    const message = 'If there is such an order, its link is on the way to you.'
    server.answer('send-order-mail', { message })
    const visitor = await openPage('/orders')
    await fill(visitor, page().getByRole('textbox', { name: 'Order number' }), 'MR-22222222')
    await fill(visitor, page().getByRole('textbox', { name: 'E-mail' }), 'ada@example.com')
    await visitor.click(page().getByRole('button', { name: 'Send Me the Link' }))
    await page().findByText(message)
    expect(server.asked).toEqual([
      {
        name: 'send-order-mail',
        body: { orderNumber: 'MR-22222222', email: 'ada@example.com' },
      },
    ])
  })

  test('that cannot be sent now can be tried again', async () => {
    server.answer('send-order-mail', 'nonsense', 500)
    const visitor = await openPage('/orders')
    await fill(visitor, page().getByRole('textbox', { name: 'Order number' }), 'MR-22222222')
    await fill(visitor, page().getByRole('textbox', { name: 'E-mail' }), 'ada@example.com')
    await visitor.click(page().getByRole('button', { name: 'Send Me the Link' }))
    await page().findByText('This did not work just now. Please try again in a moment.')
    page().getByRole('button', { name: 'Send Me the Link' })
  })

  test('needs the number as it begins', async () => {
    await openPage('/orders')
    page().getByRole('textbox', { name: 'Order number', description: 'It begins with MR-' })
  })
})

test('what was bought stands in a table of its own', async () => {
  server.answer('order-status', ORDER)
  await openPage(`/orders/link#${TOKEN}`)
  await page().findByRole('heading', { name: 'Your order is paid' })
  const shipping = page().getByText('Shipping', { selector: 'dt, th, td, span' })
  expect(within(shipping.parentElement ?? document.body).getByText('Free')).toBe(
    shipping.nextElementSibling,
  )
})

test('no page of a printed order begins with its sums: they stay with the last line', async () => {
  server.answer('order-status', ORDER)
  await openPage(`/orders/link#${TOKEN}`)
  const total = await page().findByText('Total', { selector: 'dt' })
  const line = total.closest('li')
  expect(line?.className).toContain('break-inside-avoid')
  expect(line).toBe(
    page()
      .getByText(/^Item M-399/)
      .closest('li'),
  )
})

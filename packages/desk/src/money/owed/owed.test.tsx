import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import type { OrderMoney } from '@millrun/commerce/desk/money/order-money'
import type { ShownOrder } from '@millrun/commerce/desk/shown-order'
import type { OwedList } from '@millrun/commerce/terms/owed-list'
import { sessionServer } from '@millrun/ui/testing/session-server'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { EVE, leaveSession, openDesk } from '../../testing/open-desk.tsx'
import { BALUSTERS, SHOWN } from '../../testing/sample-orders.ts'

const server = sessionServer()

const ADDRESS = '/desk/api/orders/MR-7K3Q9XWD'

/** The order of 66.95 on terms, of which 10.00 was taken off. */
const OWED: ShownOrder = {
  ...SHOWN,
  payment: 'on_terms',
  refunded: '10.00',
  payPalOrderId: null,
  captureId: null,
  captured: '0.00',
  terms: { dueOn: '2126-12-26', owed: '56.95', paidOn: null },
}

const MONEY: OrderMoney = {
  orderNumber: 'MR-7K3Q9XWD',
  captured: '66.95',
  goesBack: 'credit',
  refunded: '10.00',
  left: '56.95',
  alone: null,
  books: { tax: '3.85', base: '48.10', goods: '0.00', goodsTax: '0.00', taxAlone: '0.00' },
  lines: [{ ...BALUSTERS, refunded: 0 }],
  refunds: [],
  requests: [],
  canCancel: true,
}

async function openOrder(order: ShownOrder, role: 'manager' | 'shipping' = 'manager') {
  leaveSession({ ...EVE, role })
  server.answer(`GET ${ADDRESS}`, order)
  server.answer(`GET ${ADDRESS}/money`, MONEY)
  const hands = await openDesk('/desk/orders/MR-7K3Q9XWD')
  await screen.findByRole('heading', { level: 2, name: 'Money' })
  return hands
}

const money = () => within(screen.getByRole('region', { name: 'Money' }))

describe('an order on terms', () => {
  test('says what is owed and until when, and nothing of PayPal', async () => {
    await openOrder(OWED)
    await screen.findByText('$56.95, due December 26, 2126')
    const row = (name: string) => money().getByText(name).nextElementSibling?.textContent
    expect(row('Credited')).toBe('$10.00')
    expect(row('Still owed')).toBe('$56.95')
    expect(row('Due')).toBe('Thu, Dec 26, 2126')
    expect(money().queryByText('PayPal took')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Ask PayPal Again' })).toBeNull()
    screen.getByRole('link', { name: 'Send It' })
  })

  test('that is late says so', async () => {
    await openOrder({ ...OWED, terms: { dueOn: '2026-01-05', owed: '56.95', paidOn: null } })
    await screen.findByText(/^\$56\.95, due January 5, 2026, \d+ days late$/)
  })

  test('is marked as paid once it was asked about, today unless another day is given', async () => {
    const hands = await openOrder(OWED)
    await hands.type(await screen.findByLabelText('Reference (optional)'), '4711')
    await hands.click(screen.getByRole('button', { name: 'Mark $56.95 as Paid' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Mark $56.95 as paid?' })
    expect(server.bodiesOf(`POST ${ADDRESS}/paid`)).toEqual([])
    const today = newJerseyDay(new Date())
    server.answer(`POST ${ADDRESS}/paid`, { sentence: 'Order MR-7K3Q9XWD is paid.' })
    server.answer(`GET ${ADDRESS}`, {
      ...OWED,
      payment: 'paid',
      terms: { ...OWED.terms, owed: '0.00', paidOn: '2026-11-30' },
    })
    await hands.click(within(dialog).getByRole('button', { name: 'Mark $56.95 as Paid' }))
    await screen.findByText('Mon, Nov 30, 2026')
    expect(server.bodiesOf(`POST ${ADDRESS}/paid`)).toEqual([
      { on: today, by: 'check', reference: '4711' },
    ])
    expect(money().getByText('Paid').nextElementSibling?.textContent).toBe('Mon, Nov 30, 2026')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.queryByRole('button', { name: 'Mark $56.95 as Paid' })).toBeNull()
  })

  test('that cannot be marked says why, and what was typed stays', async () => {
    const hands = await openOrder(OWED)
    await hands.type(await screen.findByLabelText('Reference (optional)'), '4711')
    await hands.click(screen.getByRole('button', { name: 'Mark $56.95 as Paid' }))
    const dialog = await screen.findByRole('alertdialog')
    const error = 'This day has not come yet: please give the day on which the money came.'
    server.answer(`POST ${ADDRESS}/paid`, { error }, 409)
    await hands.click(within(dialog).getByRole('button', { name: 'Mark $56.95 as Paid' }))
    await screen.findByText(error)
    expect(screen.getByLabelText<HTMLInputElement>('Reference (optional)').value).toBe('4711')
  })

  test('is credited, not refunded', async () => {
    const hands = await openOrder(OWED)
    await hands.click(await screen.findByRole('button', { name: 'Credit…' }))
    await hands.click(screen.getByRole('radio', { name: 'All that is left' }))
    screen.getByText('is taken off what the buyer owes.', { exact: false })
    await hands.type(screen.getByLabelText('Reason'), 'Scratched.')
    await hands.click(screen.getByRole('button', { name: 'Credit $56.95' }))
    await screen.findByRole('alertdialog', { name: 'Credit $56.95?' })
  })

  test('shows whoever packs what is owed, and no button for money', async () => {
    await openOrder(OWED, 'shipping')
    money().getByText('Still owed')
    expect(screen.queryByRole('button', { name: 'Mark $56.95 as Paid' })).toBeNull()
  })
})

describe('an invoice', () => {
  test('is saved under the number of its order', async () => {
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    server.answer(`GET ${ADDRESS}/invoice.pdf`, 'the paper')
    const hands = await openOrder(SHOWN)
    await hands.click(money().getByRole('button', { name: 'Invoice (PDF)' }))
    await waitFor(() => expect(saved).toEqual(['invoice-MR-7K3Q9XWD.pdf']))
  })

  test('is offered of no order that was not sold', async () => {
    await openOrder({ ...SHOWN, payment: 'declined' })
    expect(money().queryByRole('button', { name: 'Invoice (PDF)' })).toBeNull()
  })
})

const LIST: OwedList = {
  rows: [
    {
      orderNumber: 'MR-33333333',
      business: 'Stone Stairs',
      email: 'ada@example.com',
      placedAt: '2026-10-01T15:00:00.000Z',
      dueOn: '2026-10-31',
      total: '1200.00',
      owed: '1200.00',
      daysLate: 35,
    },
    {
      orderNumber: 'MR-22222222',
      business: 'Stone Stairs',
      email: 'ada@example.com',
      placedAt: '2026-11-26T15:00:00.000Z',
      dueOn: '2026-12-26',
      total: '66.95',
      owed: '56.95',
      daysLate: 0,
    },
  ],
  owed: '1256.95',
  ages: { not_due: '56.95', to_30: '0.00', to_60: '1200.00', to_90: '0.00', over_90: '0.00' },
  accounts: [
    {
      business: 'Stone Stairs',
      email: 'ada@example.com',
      owed: '1256.95',
      late: '1200.00',
      limit: '5000.00',
    },
  ],
}

describe('what is owed', () => {
  test('is summed up by how late it is, by account and by order', async () => {
    leaveSession()
    server.answer('GET /desk/api/owed', LIST)
    await openDesk('/desk/money/owed')
    const sum = await screen.findByText('31 to 60 days late')
    expect(sum.nextElementSibling?.textContent).toBe('$1,200.00')
    expect(screen.getByText('Owed in all').nextElementSibling?.textContent).toBe('$1,256.95')
    const accounts = within(screen.getByRole('table', { name: 'Accounts that owe' }))
    accounts.getByText('$5,000.00')
    const orders = within(screen.getByRole('table', { name: /^Orders that are owed/ }))
    orders.getByText('35 days late')
    const link = orders.getByRole('link', { name: 'MR-33333333' })
    expect(link.getAttribute('href')).toBe('/desk/orders/MR-33333333')
  })

  test('is nothing where nobody owes', async () => {
    leaveSession()
    server.answer('GET /desk/api/owed', { ...LIST, rows: [], accounts: [] })
    server.answer('GET /desk/api/money', {})
    await openDesk('/desk/money/owed')
    await screen.findByText('Nobody owes anything.')
  })
})

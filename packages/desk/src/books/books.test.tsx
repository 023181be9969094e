import { screen, within } from '@testing-library/react'
import { sessionServer } from '@millrun/ui/testing/session-server'
import { beforeEach, expect, test } from 'vitest'
import { EVE, leaveSession, openDesk } from '../testing/open-desk.tsx'

const server = sessionServer()

const span = (day: string, orders: number, sales: string, refunds = '0.00') => ({
  day,
  orders,
  sales,
  refunds,
})

const SUMS = {
  gross: '326.20',
  exempt: '200.00',
  untaxed: '30.00',
  taxable: '96.20',
  tax: '7.70',
  refunded: '133.00',
  refundedTax: '8.58',
}

beforeEach(() => leaveSession())

test('today is said in numbers, and each chart has its table', async () => {
  const days = [span('2026-12-09', 2, '126.20', '10.00'), span('2026-12-10', 1, '63.10')]
  server.answer('GET /desk/api/reports/today', {
    today: days[1],
    yesterday: days[0],
    days,
    weeks: [span('2026-12-07', 3, '189.30', '10.00')],
    items: [{ item: 'M-399', title: 'Single basket', pieces: 6, sales: '209.94' }],
  })
  const visitor = await openDesk('/desk/books')
  const today = await screen.findByRole('region', { name: 'Today' })
  expect(today.textContent).toContain('$63.10')
  expect(today.textContent).toContain('1 order,')
  screen.getByRole('img', {
    name: 'The last 28 days: $189.30 sold, $10.00 given back. The table below has each of them.',
  })
  const [summary] = screen.getAllByText('The same as a table')
  if (summary !== undefined) await visitor.click(summary)
  const rows = within(screen.getByRole('table', { name: 'The last 28 days' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Orders'),
    expect.stringContaining('Thu, Dec 10, 2026'),
    expect.stringContaining('$126.20'),
  ])
})

test('the tax of a month has its states, why some were exempt, and what is not counted', async () => {
  server.answer('GET /desk/api/reports/tax', {
    month: '2026-11',
    states: [
      {
        ...SUMS,
        state: 'PA',
        exemptBy: [{ reason: 'Resale', amount: '200.00' }],
        isWithoutRow: true,
      },
    ],
    all: SUMS,
    undecided: 2,
  })
  await openDesk('/desk/books/tax?month=2026-11')
  const table = within(await screen.findByRole('table', { name: 'Tax of November 2026 by state' }))
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'PA',
    'All',
  ])
  screen.getByText(/^PA, exempt: Resale,/)
  screen.getByText(/^PA has no row in the table of tax/)
  screen.getByText('2 orders of this month not counted: the payment is not decided.')
})

test('another month stands in the address', async () => {
  server.answer('GET /desk/api/reports/tax', {
    month: '2026-11',
    states: [],
    all: SUMS,
    undecided: 0,
  })
  const visitor = await openDesk('/desk/books/tax?month=2026-11')
  await screen.findByText('Nothing was sold in this month, and nothing was given back.')
  await visitor.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'October 2026')
  expect(window.location.search).toBe('?month=2026-10')
})

test('a state of which nobody has read the figure is said to be unchecked', async () => {
  const sold = { orders: 1, sales: '200.00' }
  const state = { lastTwelveMonths: sold, calendarYear: sold, isRegistered: false }
  server.answer('GET /desk/api/reports/sales', {
    month: '2026-11',
    from: '2025-12',
    states: [
      { ...state, state: 'PA', standing: 'unchecked', threshold: null },
      {
        ...state,
        state: 'NJ',
        standing: 'near',
        threshold: {
          sales: '100000.00',
          orders: 200,
          note: 'A bill.',
          source: 'Read.',
          checkedOn: '2026-11-22',
        },
      },
    ],
  })
  await openDesk('/desk/books/states?month=2026-11')
  const table = within(await screen.findByRole('table'))
  const [, pennsylvania, jersey] = table.getAllByRole('row')
  expect(pennsylvania?.textContent).toContain('Not checked')
  expect(jersey?.textContent).toContain('Four fifths reached')
  expect(jersey?.textContent).toContain('$100,000.00 or 200 orders a year.')
  expect(jersey?.textContent).toContain('Looked up on 2026-11-22.')
})

test('everything is offered to the owner alone', async () => {
  await openDesk('/desk/books/files')
  await screen.findByRole('heading', { name: 'Everything the shop knows' })
  window.sessionStorage.clear()
  leaveSession({ ...EVE, role: 'manager' })
  await openDesk('/desk/books/files')
  expect(await screen.findAllByRole('heading', { name: 'Journal' })).not.toEqual([])
})

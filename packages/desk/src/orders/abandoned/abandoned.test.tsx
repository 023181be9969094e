import { screen, within } from '@testing-library/react'
import { sessionServer } from '@millrun/ui/testing/session-server'
import { beforeEach, expect, test } from 'vitest'
import { EVE, leaveSession, openDesk } from '../../testing/open-desk.tsx'
import { PAID } from '../../testing/sample-orders.ts'

const server = sessionServer()
const ANSWER = { next: null, count: 1, isMore: false }

beforeEach(() => {
  server.answer('GET /desk/api/filters', { filters: [] })
  leaveSession()
})

test('a checkout that was left is listed with who, what and how much, and nobody is written to', async () => {
  const createdAt = new Date(Date.now() - 5 * 3_600_000 - 60_000).toISOString()
  const left = { ...PAID, payment: 'created', createdAt }
  server.answer('GET /desk/api/orders', { orders: [left], ...ANSWER })
  await openDesk('/desk/orders/abandoned')
  const row = within(await screen.findByRole('row', { name: /MR-7K3Q9XWD/ }))
  const said = [
    '5 hours ago',
    'Ada Turner',
    'ada@example.com',
    '(609) 555-0100',
    '2 × Classic Square Top Baluster, White Oak',
    '$66.95',
  ]
  for (const text of said) row.getByText(text)
  screen.getByText(/The shop writes to none of these buyers by itself/)
  screen.getByRole('button', { name: 'Save as CSV' })
  const asked = server.asked.filter(({ name }) => name === 'GET /desk/api/orders')
  expect(asked).not.toEqual([])
  expect(screen.getByRole('link', { name: 'Search and Filter These' }).getAttribute('href')).toBe(
    '/desk/orders/all?abandoned=yes',
  )
})

test('the warehouse saves no addresses', async () => {
  leaveSession({ ...EVE, role: 'shipping' })
  server.answer('GET /desk/api/orders', { orders: [], ...ANSWER, count: 0 })
  await openDesk('/desk/orders/abandoned')
  await screen.findByText('Nobody has left a checkout in the last 30 days.')
  expect(screen.queryByRole('button', { name: 'Save as CSV' })).toBeNull()
})

import type { BouncedMail } from '@millrun/commerce/desk/bounced-mail'
import { fill } from '@millrun/ui/testing/patient-dom'
import { sessionServer } from '@millrun/ui/testing/session-server'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { EVE, leaveSession, openDesk } from '../testing/open-desk.tsx'
import { SHOWN } from '../testing/sample-orders.ts'

const server = sessionServer()

const ORDER_MAIL: BouncedMail = {
  id: 'b1',
  bouncedAt: '2026-11-25T15:00:05.000Z',
  address: 'ada@exmaple.com',
  about: 'order',
  orderNumber: 'MR-7K3Q9XWD',
  kind: 'confirmation',
  reason: '550 5.1.1 no such user here',
  isCurrent: true,
}

const CODE: BouncedMail = {
  ...ORDER_MAIL,
  id: 'b2',
  address: 'bob@hill.example',
  about: 'account',
  orderNumber: null,
  kind: null,
  isCurrent: false,
}

beforeEach(() => {
  const orders = { orders: [], next: null, count: 0, isMore: false }
  server.answer('GET /desk/api/filters', { filters: [] })
  server.answer('GET /desk/api/orders', orders)
  server.answer('GET /desk/api/bounces', { bounces: [ORDER_MAIL, CODE] })
  leaveSession()
})

test('mails that came back stand on the first screen, each with its reason', async () => {
  await openDesk('/desk')
  const part = within(await screen.findByRole('region', { name: 'Mails that came back (2)' }))
  const [first, second] = part.getAllByRole('listitem')
  expect(first?.textContent).toContain('ada@exmaple.com did not get a mail about MR-7K3Q9XWD')
  expect(first?.textContent).toContain('550 5.1.1 no such user here')
  expect(second?.textContent).toContain('a mail about an account: a code or a link')
  expect(part.getAllByRole('button', { name: 'Another Address…' })).toHaveLength(1)
})

test('whoever has the right address writes there', async () => {
  const visitor = await openDesk('/desk')
  await visitor.click(await screen.findByRole('button', { name: 'Another Address…' }))
  server.answer('POST /desk/api/orders/MR-7K3Q9XWD/email', { sentence: 'A mail is on its way.' })
  server.answer('GET /desk/api/bounces', { bounces: [CODE] })
  await fill(visitor, screen.getByLabelText("Buyer's e-mail address"), 'ada@example')
  await visitor.click(screen.getByRole('button', { name: 'Write There' }))
  await screen.findByText('Please enter a valid email address')
  await fill(visitor, screen.getByLabelText("Buyer's e-mail address"), 'ada@example.com')
  await visitor.click(screen.getByRole('button', { name: 'Write There' }))
  await screen.findByRole('region', { name: 'Mails that came back (1)' })
  expect(server.bodiesOf('POST /desk/api/orders/MR-7K3Q9XWD/email')).toEqual([
    { email: 'ada@example.com', reader: 'buyer' },
  ])
})

test('what needs nothing more is taken off the list', async () => {
  const visitor = await openDesk('/desk')
  const part = within(await screen.findByRole('region', { name: 'Mails that came back (2)' }))
  server.answer('POST /desk/api/bounces/b2/settled', { sentence: 'The mail is off the list.' })
  server.answer('GET /desk/api/bounces', { bounces: [] })
  const [, last] = part.getAllByRole('button', { name: 'Seen To' })
  if (last !== undefined) await visitor.click(last)
  await waitFor(() => expect(screen.queryByText(/did not get a mail/)).toBeNull())
})

test('whoever packs sees them and decides nothing', async () => {
  leaveSession({ ...EVE, role: 'shipping' })
  await openDesk('/desk')
  const part = within(await screen.findByRole('region', { name: 'Mails that came back (2)' }))
  expect(part.queryAllByRole('button')).toEqual([])
})

test('the address of an order is corrected beside its buyer', async () => {
  server.answer('GET /desk/api/orders/MR-7K3Q9XWD', { ...SHOWN, invoiceEmail: 'bills@elm.example' })
  server.answer('POST /desk/api/orders/MR-7K3Q9XWD/email', { sentence: 'A mail is on its way.' })
  const visitor = await openDesk('/desk/orders/MR-7K3Q9XWD')
  await visitor.click(await screen.findByRole('button', { name: 'Correct the Invoice Address…' }))
  await fill(visitor, screen.getByLabelText('Address for the invoice'), 'office@elm.example')
  await visitor.click(screen.getByRole('button', { name: 'Write There' }))
  await waitFor(() =>
    expect(server.bodiesOf('POST /desk/api/orders/MR-7K3Q9XWD/email')).toEqual([
      { email: 'office@elm.example', reader: 'papers' },
    ]),
  )
})
